import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { commandsOf, matchingCommands, type PaletteCommand } from '../state/commands.ts'
import { useStudio } from '../state/useStudio.ts'

/** Mounted while it is open, so each opening starts fresh. */
export function Palette() {
  const studio = useStudio()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [commands] = useState(() => commandsOf(studio))
  const shown = matchingCommands(commands, text)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, text])

  const run = (command: PaletteCommand | undefined): void => {
    if (!command) return
    // Closed first: closing gives the focus back, and the command may want it elsewhere.
    dialog.current?.close()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && shown.length > 0) setChosen((chosen + step + shown.length) % shown.length)
    else if (event.key === 'Enter') run(shown[chosen])
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Command palette"
      onClose={() => {
        studio.openPalette(false)
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <input
        role="combobox"
        aria-label="Go to or run"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={shown[chosen] ? `palette-${chosen}` : undefined}
        placeholder="A document, a command"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id="palette-list" role="listbox" aria-label="Commands">
        {shown.map((command, index) => (
          <li
            key={`${command.title} ${command.detail ?? ''}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => {
              run(command)
            }}
          >
            {command.title} <span className="detail">{command.detail}</span>
            {command.keys !== undefined && <kbd>{command.keys}</kbd>}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="empty">Nothing is called that.</p>}
    </dialog>
  )
}
