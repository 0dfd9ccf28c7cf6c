// Rules about content that the checks show: a check that names a rule and had something to look at in the pack.
import type { PackView } from '../packs/packView.ts'
import type { EntityCheck, PackCheck } from './check.ts'
import { CHECKS, PACK_CHECKS } from './index.ts'

export function checkedRules(
  view: PackView,
  checks: readonly EntityCheck[] = CHECKS,
  packChecks: readonly PackCheck[] = PACK_CHECKS,
): string[] {
  const has = (kind: EntityCheck['kind']): boolean => (view.entities.get(kind)?.size ?? 0) > 0
  const ran = [
    ...checks.filter(({ kind }) => has(kind)),
    ...packChecks.filter(({ reads }) => reads.some(has)),
  ]
  return [...new Set(ran.flatMap(({ covers }) => covers ?? []))]
}
