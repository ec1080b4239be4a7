import { axes, readChoice, switches, type Choice } from './choice.ts'
import type { Entry } from './stories.ts'

interface ControlsProps {
  stories: Entry[]
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The form of the wall. Its entries are those of the address. */
export function Controls({ stories, choice, onChoose }: ControlsProps) {
  return (
    <form
      className="wall-controls"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => {
        const entries = Array.from(new FormData(currentTarget), ([name, value]) => [name, String(value)])
        const chosen = readChoice(new URLSearchParams(entries))
        // A name that is not complete yet leaves the story.
        onChoose(stories.some(({ id }) => id === chosen.story) ? chosen : { ...chosen, story: choice.story })
      }}
    >
      <label>
        Story
        <input
          name="story"
          list="wall-stories"
          defaultValue={choice.story}
          // Its own name would hide the others.
          onFocus={({ target }) => target.select()}
        />
      </label>
      <datalist id="wall-stories">
        {stories.map(({ id, title, name }) => (
          <option key={id} value={id}>
            {title}: {name}
          </option>
        ))}
      </datalist>
      {axes.map(({ name, label, options }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {options.map(({ value, title }) => (
            <label key={value}>
              <input type="checkbox" name={name} value={value} defaultChecked={choice[name as 'brand'].includes(value)} />
              {title}
            </label>
          ))}
        </fieldset>
      ))}
      {switches.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={choice.values[name]}>
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  )
}
