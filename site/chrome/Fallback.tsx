import type { Locale } from '@brand/content'
import type { Messages } from '../messages/en.ts'
import { fill } from '../messages/index.ts'

/** Says in the visitor's language that the page is shown in another (LOC-28, OR-09). */
export function Fallback({ requested, served, text }: { requested: Locale; served: Locale; text: Messages }) {
  const names = { requested: text.languageNames[requested], served: text.languageNames[served] }
  return (
    <aside className="fallback" aria-label={text.languages}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 22 21H2zM12 10v5M12 17.500v.5" />
      </svg>
      <p>{fill(text.fallback, names)}</p>
    </aside>
  )
}
