import { useState, type CSSProperties } from 'react'
import { viewports } from '../viewports.ts'
import { choiceInAddress, toAddress } from './address.ts'
import { Cell } from './Cell.tsx'
import type { Choice } from './choice.ts'
import { Controls } from './Controls.tsx'
import type { Entry } from './stories.ts'
import './Wall.css'

/** The scale of the frames. To fit, those of a row and the gaps between them are as wide as the window. */
function toScale(scale: string | undefined, viewport: string[]): string {
  if (scale !== 'fit') return `${scale}%`
  const widths = viewport.map((name) => viewports[name as keyof typeof viewports].styles.width)
  return `min(1, (100cqi - ${viewport.length - 1} * var(--wall-gap)) / (${widths.join(' + ')}))`
}

/** One story in all chosen themes, tones and widths at once. The address holds the whole choice. */
export function Wall({ stories }: { stories: Entry[] }) {
  const [choice, setChoice] = useState(choiceInAddress)
  const choose = (chosen: Choice) => {
    toAddress(chosen)
    setChoice(chosen)
  }
  const { story, brand, tone, viewport, values } = choice
  const { scale, ...globals } = values
  const entry = stories.find(({ id }) => id === story)
  const rows = brand.flatMap((brand) => tone.map((tone) => ({ brand, tone })))
  return (
    <main className="wall" data-brand="loden" data-tone="light" lang="en" dir="ltr">
      <h1>Wall</h1>
      <Controls stories={stories} choice={choice} onChoose={choose} />
      <h2>{entry ? `${entry.title}: ${entry.name}` : `There is no story ${story}`}</h2>
      {entry && !(rows.length && viewport.length) && <p>Choose a theme, a tone and a width.</p>}
      {entry &&
        rows.map(({ brand, tone }) => (
          <section key={brand + tone}>
            <h3>
              {brand}, {tone}
            </h3>
            <ul style={{ '--wall-scale': toScale(scale, viewport) } as CSSProperties}>
              {viewport.map((name) => (
                <Cell
                  key={name}
                  story={story}
                  viewport={name as keyof typeof viewports}
                  globals={{ ...globals, brand, tone }}
                  title={`${brand}, ${tone}, ${viewports[name as keyof typeof viewports].name} px`}
                />
              ))}
            </ul>
          </section>
        ))}
    </main>
  )
}
