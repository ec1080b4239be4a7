import { Link } from '../../elements/link/Link.tsx'
import { skeleton } from './Skeleton.css.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type SearchMessages } from './Search.messages.ts'
import { SearchResultContent, type SearchResult } from './SearchResultContent.tsx'
import { picture } from './SearchResultContent.css.ts'
import * as css from './SearchResults.css.ts'

export interface SearchResultsProps extends RootProps {
  /** Results of the search, best first. */
  results: readonly SearchResult[]
  /** `loading`: an answer is awaited. `failed`: the search gave an error. Default `found`. */
  status?: 'loading' | 'found' | 'failed' | undefined
  /** Id of the list; its rows are called `{listId}-0` and so on. */
  listId: string
  /** The row that the arrow keys stand on. Default -1: none. */
  active?: number | undefined
  /** Link shown where nothing was found. Default: none. */
  emptyAction?: { label: string; href: string } | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<SearchMessages> | undefined
  /** Called when a row is followed. */
  onSelect?: ((result: SearchResult) => void) | undefined
}

/**
 * Results of a search, one row each: picture, title, type. A list box of links, for a combobox above it.
 * @requirement SRCH-09
 */
export function SearchResults({
  results,
  status = 'found',
  listId,
  active = -1,
  emptyAction,
  onSelect,
  ...rest
}: SearchResultsProps) {
  const messages = { ...en, ...rest.messages }
  const count = results.length
  const waiting = status === 'loading'
  const partial = count > 0 && results.every((result) => result.partial)
  const found = partial ? messages.partial : interpolate(plural(messages.found, count, messages.locale), { n: count })
  const none = { loading: messages.loading, failed: messages.failed, found: messages.empty }[status]
  const message = count ? found : none
  return (
    <div aria-busy={waiting} {...rootProps(rest, css.panel)} data-part="search-results">
      <output className={(count && !partial) || waiting ? visuallyHidden : css.message} data-part="search-results-status">
        <span key={message}>{message}</span>
      </output>
      {!count && status === 'found' && emptyAction && (
        <p className={css.action} data-part="search-results-action">
          <Link href={emptyAction.href}>{emptyAction.label}</Link>
        </p>
      )}
      {count > 0 && (
        <div
          id={listId}
          className={css.list}
          data-part="search-results-list"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold pictures or links
          role="listbox"
          aria-label={messages.suggestions}
          // Browsers make what scrolls a tab stop; the arrow keys lead through the rows.
          tabIndex={-1}
        >
          {results.map((result, i) => (
            <a
              key={result.href}
              id={`${listId}-${i}`}
              className={css.row}
              data-part="search-result"
              href={result.href}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option cannot be a link
              role="option"
              aria-selected={i === active}
              tabIndex={-1}
              onClick={onSelect && (() => onSelect(result))}
            >
              <SearchResultContent result={result} />
            </a>
          ))}
        </div>
      )}
      {waiting &&
        !count &&
        [0, 1, 2].map((row) => (
          <div key={row} className={css.row} data-part="search-results-placeholder" aria-hidden="true">
            <span className={`${picture} ${skeleton}`} data-part="search-results-skeleton" />
            <span className={`${css.bone} ${skeleton}`} data-part="search-results-skeleton" />
          </div>
        ))}
    </div>
  )
}
