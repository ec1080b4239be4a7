import { Fragment } from 'react'
import { Button } from '../../elements/button/Button.tsx'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { interpolate, plural } from '../../i18n/format.ts'
import { SearchResultContent, type SearchResult } from '../search/SearchResultContent.tsx'
import { control, input } from '../search/Search.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './SearchPage.css.ts'
import { en, type SearchPageMessages } from './SearchPage.messages.ts'

export interface SearchPageProps extends RootProps {
  /** Address of the page itself, to which the form sends the keyword in its query. */
  href: string
  /** Keyword of the search; it stays in the field. */
  keyword?: string | undefined
  /** Results of the search, best first. */
  results?: readonly SearchResult[] | undefined
  /** `short`: there is no keyword that could be searched for. `failed`: the search gave an error. Default `found`. */
  status?: 'found' | 'short' | 'failed' | undefined
  /**
   * Where many want to go, for who has typed nothing yet or has found nothing. Default: none.
   * @requirement SRCH-21
   */
  suggestions?: readonly { label: string; href: string }[] | undefined
  /** Button shown where nothing was found. Default: none. */
  emptyAction?: { label: string; href: string } | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<SearchPageMessages> | undefined
}

/** Groups the results by kind. The kind of the best result comes first, and the best result comes first in each kind. */
function groupResults(results: readonly SearchResult[]): Map<string, SearchResult[]> {
  const groups = new Map<string, SearchResult[]>()
  for (const result of results) {
    const key = result.group ?? result.type
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return groups
}

/**
 * All results as a page, in groups of their kinds: a form and plain links, nothing that needs a script.
 * @requirement RT-38, SRCH-20, SRCH-21
 */
export function SearchPage({
  href,
  keyword = '',
  results,
  status = 'found',
  suggestions,
  emptyAction,
  ...rest
}: SearchPageProps) {
  const messages = { ...en, ...rest.messages }
  const none = { found: messages.empty, short: messages.short, failed: messages.failed }[status]
  const found = status === 'found' && results?.length ? results : undefined
  const count = found?.every(({ partial }) => partial) ? messages.partial : messages.found
  return (
    <div {...rootProps(rest, css.page)} data-part="search-page">
      <Grid>
        <div className={css.title} data-part="search-page-title">
          <DisplayTitle headingLevel={1} size="title" text={messages.title} />
        </div>
        <SearchField
          part="search-page"
          href={href}
          name="keyword"
          keyword={keyword}
          label={messages.title}
          messages={messages}
          classNames={{ search: css.column, field: css.field, submit: control, input }}
        />
        <div className={css.column} data-part="search-page-results">
          <output className={found ? css.count : css.none} data-part="search-page-status">
            {found ? interpolate(plural(count, found.length, messages.locale), { keyword, n: found.length }) : none}
          </output>
          {[...groupResults(found ?? [])].map(([group, ofIt]) => (
            <Fragment key={group}>
              {group && (
                <h2 className={css.group} data-part="search-page-group">
                  {group}
                </h2>
              )}
              <ul className={css.list} data-part="search-page-list">
                {ofIt.map((result) => (
                  <li key={result.href} data-part="search-page-item">
                    <a className={css.row} data-part="search-result" href={result.href}>
                      <SearchResultContent result={result} isGrouped />
                    </a>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          {!found && !!suggestions?.length && (
            <>
              <h2 className={css.group} data-part="search-page-group">
                {messages.suggestions}
              </h2>
              <ul className={css.list} data-part="search-page-list">
                {suggestions.map(({ label, href: to }) => (
                  <li key={to} data-part="search-page-item">
                    <a className={css.suggestion} data-part="search-page-suggestion" href={to}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {!found && status === 'found' && emptyAction && <Button href={emptyAction.href}>{emptyAction.label}</Button>}
        </div>
      </Grid>
    </div>
  )
}
