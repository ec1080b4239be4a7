import { Icon } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import * as css from './ProductFilter.css.ts'
import type { ProductsPageMessages } from './ProductsPage.messages.ts'

/** A typology, an issue or a value of a figure to filter by. */
export interface FilterEntry {
  /** Id of the entry. */
  id: string
  /** Label. */
  title: string
  /**
   * Number of products that it has.
   * @requirement TYPO-12
   */
  count: number
  /** Address of the products with it, or without it where it is chosen. Missing: nothing is left with it. */
  href?: string | undefined
  /** It is chosen. */
  current?: boolean | undefined
  /** It is a page of another kind, which is not shown in place of this one. */
  reloadsPage?: boolean | undefined
}

/** Values of one figure. */
export interface FilterGroup {
  /** Name of the figure. */
  title: string
  /** Its values. */
  entries: readonly FilterEntry[]
}

export interface ProductFilterProps {
  types: readonly FilterEntry[]
  issues: readonly FilterEntry[]
  figures: readonly FilterGroup[]
  messages: ProductsPageMessages
}

function Entry({ id, title, count, href, current, reloadsPage, unavailable }: FilterEntry & { unavailable: string }) {
  const face = (
    <>
      <span data-part="product-filter-name">{title}</span>{' '}
      <small className={css.count} data-part="product-filter-count">
        {count}
      </small>
    </>
  )
  if (!href) {
    return (
      <span className={css.entry} data-part="product-filter-entry" data-disabled="">
        {face}
        <span className={visuallyHidden}>{` (${unavailable})`}</span>
      </span>
    )
  }
  return (
    <a
      className={css.entry}
      data-part="product-filter-entry"
      data-key={id}
      data-in-place={reloadsPage ? undefined : ''}
      href={href}
      // Choices on top of choices are thousands of pages, each a part of this one. @requirement TYPO-17
      rel={reloadsPage ? undefined : 'nofollow'}
      aria-current={current ? 'true' : undefined}
    >
      {face}
    </a>
  )
}

function Group({ title, entries, unavailable }: FilterGroup & { unavailable: string }) {
  return (
    <section className={css.group} data-part="product-filter-group">
      <h2 className={css.title} data-part="product-filter-title">
        {title}
      </h2>
      <ul className={css.entries} data-part="product-filter-list">
        {entries.map((entry) => (
          <li key={entry.id} data-part="product-filter-item">
            <Entry {...entry} unavailable={unavailable} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Typologies and issues as links in rows of four, each with its count, and under them figures beside each other; on small screens behind
 * one line.
 * @requirement TYPO-01, TYPO-02, TYPO-16
 */
export function ProductFilter({ types, issues, figures, messages }: ProductFilterProps) {
  const filled = (groups: readonly FilterGroup[]) => groups.filter(({ entries }) => entries.length)
  const [named, measured] = [
    filled([
      { title: messages.types, entries: types },
      { title: messages.issues, entries: issues },
    ]),
    filled(figures),
  ]
  const chosen = [...named, ...measured].flatMap(({ entries }) => entries).filter(({ current }) => current).length
  return (
    <div className={css.filter} data-part="product-filter">
      <details className={css.fold} data-part="product-filter-fold">
        <summary className={css.summary} data-part="product-filter-summary">
          <span>{messages.filter}</span>
          <small className={css.chosen} data-part="product-filter-chosen" data-swap="number">
            {chosen > 0 && interpolate(plural(messages.chosen, chosen, messages.locale), { n: chosen })}
          </small>
          <span className={css.plus} data-part="product-filter-icon">
            <Icon name="plus" />
          </span>
        </summary>
      </details>
      <div className={css.groups} data-part="product-filter-groups" data-swap="filter">
        {named.map((group) => (
          <Group key={group.title} {...group} unavailable={messages.unavailable} />
        ))}
        {measured.length > 0 && (
          <div className={css.figures} data-part="product-filter-figures">
            {measured.map((group) => (
              <Group key={group.title} {...group} unavailable={messages.unavailable} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
