interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChoose: (value: string) => void
}

export const Picker = ({ label, value, options, onChoose }: Props) => (
  <label>
    {label}
    <select
      value={value}
      onChange={(event) => {
        onChoose(event.target.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
)
