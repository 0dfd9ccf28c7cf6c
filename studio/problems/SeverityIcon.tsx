import { CircleX, Info, TriangleAlert } from 'lucide-react'
import type { Severity } from '../../compiler/index.ts'

const ICONS = { error: CircleX, warning: TriangleAlert, info: Info }

export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity]
  return <Icon size={14} strokeWidth={1.6} aria-hidden />
}
