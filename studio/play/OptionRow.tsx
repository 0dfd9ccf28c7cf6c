import type { OptionValue, RuleOption } from './gameForm.ts'

interface Props {
  readonly id: string
  readonly option: RuleOption
  readonly value: OptionValue
  readonly onChoose: (value: OptionValue) => void
}

export const OptionRow = ({ id, option, value, onChoose }: Props) => (
  <div className={value === option.default ? 'option-row' : 'option-row differs'}>
    {option.type === 'switch' ? (
      <label className="check">
        <input
          type="checkbox"
          aria-describedby={`option-${id}`}
          checked={value === true}
          onChange={(event) => {
            onChoose(event.target.checked)
          }}
        />
        {option.name}
      </label>
    ) : (
      <label>
        {option.name}
        {option.type === 'choice' ? (
          <select
            aria-describedby={`option-${id}`}
            value={String(value)}
            onChange={(event) => {
              onChoose(event.target.value)
            }}
          >
            {Object.entries(option.choices).map(([choice, words]) => (
              <option key={choice} value={choice}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="number"
            aria-describedby={`option-${id}`}
            value={Number(value)}
            min={option.minimum}
            max={option.maximum}
            onChange={(event) => {
              onChoose(event.target.valueAsNumber || 0)
            }}
          />
        )}
      </label>
    )}
    <p id={`option-${id}`} className="quiet">
      {option.summary}
    </p>
  </div>
)
