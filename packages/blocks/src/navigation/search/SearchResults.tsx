import { skeleton } from '../../elements/Skeleton.css.ts'
import { visuallyHidden } from '../../elements/VisuallyHidden.css.ts'
import { fill } from '../fill.ts'
import { en, type SearchMessages } from './Search.messages.ts'
import { ResultFace, type SearchResult } from './ResultFace.tsx'
import { picture } from './ResultFace.css.ts'
import * as css from './SearchResults.css.ts'

export interface SearchResultsProps {
  results: readonly SearchResult[]
  /** Default `found`. */
  status?: 'loading' | 'found' | 'failed'
  /** Id of the list; its rows are called `{id}-0` and so on. */
  id: string
  /** The row that the arrow keys stand on. Default -1: none. */
  active?: number
  messages?: Partial<SearchMessages>
  /** Called when a row is followed. */
  onSelect?: (result: SearchResult) => void
}

/** What was found, one row each: picture, title, type (SRCH-09). A list box of links, for a combobox above it. */
export function SearchResults({ results, status = 'found', id, active = -1, onSelect, ...rest }: SearchResultsProps) {
  const messages = { ...en, ...rest.messages }
  const waiting = status === 'loading'
  const said = { loading: messages.loading, failed: messages.failed, found: messages.empty }[status]
  return (
    <div className={css.panel} aria-busy={waiting}>
      <output className={results.length || waiting ? visuallyHidden : css.message}>
        {results.length ? fill(messages.found, { n: results.length }) : said}
      </output>
      {results.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold pictures or links
        <div id={id} role="listbox" aria-label={messages.suggestions}>
          {results.map((result, i) => (
            <a
              key={result.link}
              id={`${id}-${i}`}
              className={css.row}
              href={result.link}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option cannot be a link
              role="option"
              aria-selected={i === active}
              tabIndex={-1}
              onClick={onSelect && (() => onSelect(result))}
            >
              <ResultFace result={result} />
            </a>
          ))}
        </div>
      )}
      {waiting &&
        !results.length &&
        [0, 1, 2].map((row) => (
          <div key={row} className={css.row} aria-hidden="true">
            <span className={`${picture} ${skeleton}`} />
            <span className={`${css.bone} ${skeleton}`} />
          </div>
        ))}
    </div>
  )
}
