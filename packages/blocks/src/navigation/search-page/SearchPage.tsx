import { Button } from '../../elements/Button.tsx'
import { DisplayTitle } from '../../elements/DisplayTitle.tsx'
import { Icon } from '../../elements/Icon.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { fill } from '../fill.ts'
import { ResultFace, type SearchResult } from '../search/ResultFace.tsx'
import { control, input } from '../search/Search.css.ts'
import * as css from './SearchPage.css.ts'
import { en, type SearchPageMessages } from './SearchPage.messages.ts'
import { keywordLength } from '../search/useSuggestions.ts'

export interface SearchPageProps {
  /** Where the form leads: the page itself. */
  action: string
  /** What was searched for; stays in the field. */
  keyword?: string
  /** What was found, best first. */
  results?: readonly SearchResult[]
  /** `short`: there is no keyword that could be searched for. `failed`: nobody could search. Default `found`. */
  status?: 'found' | 'short' | 'failed'
  /** The way on where nothing was found. */
  wayOn?: { text: string; link: string }
  messages?: Partial<SearchPageMessages>
}

/** All results as a page: a form and plain links, nothing that needs a script (RT-38). */
export function SearchPage({ action, keyword = '', results, status = 'found', wayOn, ...rest }: SearchPageProps) {
  const messages = { ...en, ...rest.messages }
  const none = { found: messages.empty, short: messages.short, failed: messages.failed }[status]
  const found = status === 'found' && results?.length ? results : undefined
  return (
    <div className={css.page}>
      <Grid>
        <div className={css.title}>
          <DisplayTitle level={1} size="title" text={messages.title} />
        </div>
        <search className={css.column} aria-label={messages.title}>
          <form className={css.field} action={action}>
            <button className={control} type="submit" aria-label={messages.submit}>
              <Icon name="search" />
            </button>
            <input
              className={input}
              type="search"
              name="keyword"
              defaultValue={keyword}
              aria-label={messages.field}
              placeholder={messages.field}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={keywordLength.max}
            />
          </form>
        </search>
        <div className={css.column}>
          <output className={found ? css.count : css.none}>
            {found ? fill(messages.found, { keyword, n: found.length }) : none}
          </output>
          {found && (
            <ul className={css.list}>
              {found.map((result) => (
                <li key={result.link}>
                  <a className={css.row} href={result.link}>
                    <ResultFace result={result} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {!found && status === 'found' && wayOn && <Button href={wayOn.link}>{wayOn.text}</Button>}
        </div>
      </Grid>
    </div>
  )
}
