import { ChevronDown, ChevronRight } from 'lucide-react'

export const Chevron = ({ open }: { open: boolean }) =>
  open ? (
    <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
  ) : (
    <ChevronRight size={14} strokeWidth={1.6} aria-hidden />
  )
