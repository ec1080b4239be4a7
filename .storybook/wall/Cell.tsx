import { initialGlobals } from '../initial-globals.ts'
import { viewports } from '../viewports.ts'
import { scrollTogether } from './scroll-together.ts'

interface CellProps {
  /** The id of a story. */
  story: string
  viewport: keyof typeof viewports
  /** Values of the toolbar. */
  globals: Record<string, string>
  /** Theme, tone and width in words. */
  title: string
}

/** A story in a frame as wide as a screen, below a link that opens it alone. */
export function Cell({ story, viewport, globals, title }: CellProps) {
  const { name, styles } = viewports[viewport]
  const values = Object.entries({ ...globals, 'viewport.value': viewport }).filter(
    ([name, value]) => value !== initialGlobals[name as keyof typeof initialGlobals],
  )
  const toolbar = values.map(([name, value]) => `${name}:${value}`).join(';')
  // Axe would check each frame.
  const frame = new URLSearchParams({ id: story, viewMode: 'story', globals: `${toolbar};a11y.manual:!true` })
  return (
    <li>
      <a href={`./?path=/story/${story}&globals=${toolbar}`} target="_blank" aria-label={`${title}: open alone`}>
        {name}
      </a>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its page is of the same Storybook */}
      <iframe
        // A new frame leaves no entry in the history of the window.
        key={String(frame)}
        title={title}
        src={`iframe.html?${String(frame)}`}
        style={{ inlineSize: styles.width, blockSize: styles.height }}
        loading="lazy"
        onLoad={({ currentTarget }) => scrollTogether(currentTarget)}
      />
    </li>
  )
}
