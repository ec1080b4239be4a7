import type { ColorValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type ArticlePageMessages } from './ArticlePage.messages.ts'
import * as css from './CategoryFilter.css.ts'

export interface ArticleCategory {
  /** Id of the record. */
  id: string
  /** Name of the category. */
  title: string
  /** Address of its page. */
  href: string
  /** Its colour. Default: that of the theme. */
  color?: ColorValue | undefined
  /** Its language, where that is not the language of the page. */
  lang?: string | undefined
}

export interface CategoryFilterProps extends RootProps {
  /** All categories, in their order. */
  categories: readonly ArticleCategory[]
  /** Id of the category shown. Default: none, all articles are shown. */
  current?: string | undefined
  /** Address of the page of all articles, to which the link of the current category leads back. */
  allHref: string
  /** Texts in place of the English ones. */
  messages?: Partial<ArticlePageMessages> | undefined
}

/**
 * The categories as links, each in its own colour; the one that is shown leads back to all articles.
 * @requirement ART-03 to ART-05
 */
export function CategoryFilter({ categories, current, allHref, messages, ...rest }: CategoryFilterProps) {
  const texts = { ...en, ...messages }
  if (!categories.length) return null
  return (
    <nav aria-label={texts.categories} {...rootProps(rest, css.filter)} data-part="category-filter">
      <ul className={css.list} data-part="category-filter-list">
        {categories.map(({ id, title, href, color, lang }) => {
          const own = toCustomColor(color)
          const isCurrent = id === current
          return (
            <li key={id} className={css.item} data-part="category-filter-item">
              <a
                className={cx(css.muted, css.link, own?.legible && css.coloured, own?.texture && surfaceClass)}
                data-part="category-filter-link"
                style={own?.style}
                href={isCurrent ? allHref : href}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <span lang={lang}>{title}</span>
                {isCurrent && (
                  <>
                    <span className={visuallyHidden}>{` (${texts.showAll})`}</span>
                    <Icon name="close" />
                  </>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
