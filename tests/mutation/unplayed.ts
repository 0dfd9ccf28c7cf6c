// What the mutation run leaves alone, and why: places where a change can make no difference to a dogfight.
import type { Kind } from '../../schemas/index.ts'

interface Unplayed {
  readonly kind?: Kind
  /** Against the dotted path of the value. */
  readonly path: RegExp
  readonly why: string
}

/** Fields of any document, wherever they stand. */
const TOLD = [
  'id',
  'kind',
  'name',
  'note',
  'title',
  'subtitle',
  'summary',
  'description',
  'abbreviation',
  'code',
  'version',
  'sources',
  'rule',
  'rules',
  'rule-index',
]

export const UNPLAYED: readonly Unplayed[] = [
  {
    path: new RegExp(`(^|\\.)(${TOLD.join('|')})(\\.|$)`),
    why: 'names, remarks and citations tell; they do nothing',
  },
  { path: /^options\.[^.]+\.choices(\.|$)/, why: 'the readings of an option are described here, not chosen' },
  { path: /^sides\.\d+\.colour$/, why: 'for the eye' },

  {
    kind: 'ruleset',
    path: /^(phases|missions|loads|weather|fuel|class-defaults\.(light|medium|heavy)-bomber)(\.|$)/,
    why: 'campaign missions',
  },
  { kind: 'ruleset', path: /^roles\.formation(\.|$)/, why: 'formations fly in campaign missions' },
  {
    kind: 'ruleset',
    path: /^counters\.[^.]+\.even-when-loaded$/,
    why: 'loads are carried in campaign missions',
  },
  {
    kind: 'ruleset',
    path: /^special-hits\.[^.]+\.leaves-formation$/,
    why: 'formations fly in campaign missions',
  },
  {
    kind: 'ruleset',
    path: /^skills\.[^.]+\.serves(\.|$)/,
    why: 'who may have a skill is checked where crews are written',
  },
  {
    kind: 'ruleset',
    path: /^(class-cards|strafe-results|bomb-results)(\.|$)/,
    why: 'what a card shows, and faces of bombs',
  },
  {
    kind: 'ruleset',
    path: /^traits\.(carrier-aircraft|floatplane|flying-boat)(\.|$)/,
    why: 'for interest only',
  },

  { kind: 'deck', path: /\.limits\.not-when-loaded$/, why: 'loads are carried in campaign missions' },
  { kind: 'deck', path: /\.(face|faces)(\.|$)/, why: 'faces serve campaign missions' },
  {
    kind: 'deck',
    path: /^(face-totals|totals|subsets|size)(\.|$)/,
    why: 'statements that checks compare with the cards',
  },
  { kind: 'deck', path: /\.copies$/, why: 'a check compares the copies with the stated totals' },
  {
    kind: 'deck',
    path: /^cards\.[^.]+\.colour$/,
    why: 'a check compares the colour with what the card does',
  },
]

/** A mapping that says so itself takes no part in a dogfight. */
export const CAMPAIGN_NOTE = /^Campaign missions/

/** Rows and shifts of a table that ask for what only campaign missions have. */
export const CAMPAIGN_WORDS = /\b(night|fuel-disengagement|strikes|phase)\b/
