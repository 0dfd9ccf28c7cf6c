// Survivors that need no scenario, each with the reason why. Whoever adds one has shown that the change makes no
// difference that anybody could play out.
export interface Accepted {
  /** Against `ruleset/wild-blue modifiers.3.when: from → to`. */
  readonly mutant: RegExp
  readonly why: string
}

export const ACCEPTED: readonly Accepted[] = [
  {
    mutant: /^table\/disengagement ordered: /,
    why: 'for readers and checks; the game takes the rows as they stand',
  },
  {
    mutant: /^table\/disengagement rows\.\d+\.outcomes\.\d+: \[\{ do: state, state: safe \}\] → nothing$/,
    why: 'an aircraft to which nothing happens is safe',
  },
  {
    mutant: /^ruleset\/wild-blue sequence\.\d+: - \{ id: final, .* → nothing$/,
    why: 'the end of a game turn belongs to the whole fight, which plays it without being told',
  },
  {
    mutant: /^ruleset\/wild-blue ratings\.damage\.floor: /,
    why: 'nothing in this pack lowers a damage number, and none is printed that low',
  },
  {
    mutant: /^ruleset\/wild-blue scoring\.fighter-destroyed\.supersedes\.\d+: /,
    why: 'the conditions of the other awards leave out what was destroyed already',
  },
  {
    mutant: /^deck\/action-deck cards\.clouds\.attack\.ends-step: /,
    why: 'in clouds, or out of the fight, nothing more is played anyway',
  },
  {
    mutant: /^ruleset\/wild-blue positions\.2\.opposite: /,
    why: 'leaders who are neutral are not engaged, so nobody has the opposite',
  },
  {
    mutant:
      /^ruleset\/wild-blue skills\.(burst|gunner|horsepower|performance)\.effects\.modifiers\.1\.add: 1 → 2$/,
    why: 'what a skill adds to a wingman is capped at one',
  },
]
