import { X } from 'lucide-react'

interface Props {
  readonly id: string
  readonly rule: { readonly title: string; readonly summary: string } | undefined
  readonly onClose: () => void
}

/** A rule's title and its line from the rule index. */
export const RuleCard = ({ id, rule, onClose }: Props) => (
  <div className="rule-card" role="status">
    <p className="title">
      <span className="chip">{id}</span> <strong>{rule?.title ?? 'Not in the rule index'}</strong>
      <button aria-label="Close the rule" onClick={onClose}>
        <X size={15} strokeWidth={1.6} aria-hidden />
      </button>
    </p>
    <p>{rule?.summary ?? 'No rule of this pack has that number.'}</p>
  </div>
)
