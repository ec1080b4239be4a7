import { cx } from '../../elements/styles/cx.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { pageAddress, pagesAround } from './pages.ts'
import * as css from './Pagination.css.ts'
import { en, type PaginationMessages } from './Pagination.messages.ts'

export interface PaginationProps extends RootProps {
  /** The page shown, from 1. */
  page: number
  /** Number of pages; with one or none nothing is rendered. */
  pages: number
  /** Address of a page with `{page}` in the number's place: `/inspiration?page={page}`. */
  href: string
  /** Address of the first page. Default: as the others. */
  firstHref?: string | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<PaginationMessages> | undefined
}

/** Links to the pages of a list: plain links, so that lists go on without a script and for crawlers. */
export function Pagination({ page, pages, href, firstHref, ...rest }: PaginationProps) {
  if (pages <= 1) return null
  const messages = { ...en, ...rest.messages }
  const address = (to: number) => pageAddress(to, href, firstHref)
  return (
    <nav aria-label={messages.label} {...rootProps(rest)} data-part="pagination">
      <ul className={css.pages} data-part="pagination-list">
        {page > 1 && (
          <li data-part="pagination-item">
            <a
              className={css.page}
              data-part="pagination-link"
              href={address(page - 1)}
              rel="prev"
              aria-label={messages.previous}
            >
              <span className={css.back} data-part="pagination-back">
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        )}
        {pagesAround(page, pages).map((each, i, all) =>
          each === undefined ? (
            <li key={`after ${all[i - 1]}`} className={cx(css.page, css.gap)} data-part="pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each} data-part="pagination-item">
              <a
                className={css.page}
                data-part="pagination-link"
                href={address(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                <span className={visuallyHidden}>{`${messages.page} `}</span>
                {each}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li data-part="pagination-item">
            <a className={css.page} data-part="pagination-link" href={address(page + 1)} rel="next" aria-label={messages.next}>
              <Icon name="arrow" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
