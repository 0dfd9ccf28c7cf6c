// Survivors that need no scenario, each with the reason why. Whoever adds one has shown that the change makes no
// difference that anybody could play out.
export interface Accepted {
  /** Against `ruleset/wild-blue modifiers.3.when: from → to`. */
  readonly mutant: RegExp
  readonly why: string
}

export const ACCEPTED: readonly Accepted[] = []
