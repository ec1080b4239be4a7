import type { ReactNode } from 'react'
import { shortTitle } from '../../contract/short-title.ts'
import type { ColorValue, ImageValue } from '../../contract/values.ts'
import { readTimeText } from '../../blocks/article-grid/read-time.ts'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Link } from '../../elements/link/Link.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { longDate } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ArticleHeader.css.ts'
import { en, type ArticlePageMessages } from './ArticlePage.messages.ts'

/**
 * Names of the facts of an event or a project, in the order shown.
 * @requirement ART-11, ART-12
 */
const factNames = ['date', 'closingDate', 'location', 'price', 'booth', 'website', 'architect', 'photographer'] as const
export type ArticleFacts = { [Name in (typeof factNames)[number]]?: string | undefined }

export interface ArticleHeaderProps extends RootProps {
  /** The name of the article. */
  title: string
  /** A sentence or two under the title. */
  intro?: string | undefined
  /** Its category, with the address of that category's page. Default: none. */
  category?: { title: string; href: string } | undefined
  /**
   * Colour of the category.
   * @requirement ART-15
   */
  color?: ColorValue | undefined
  /** When it was published, `2026-05-28`. */
  date?: string | undefined
  /** Seconds that reading takes. */
  readTime?: number | undefined
  /** Dates are ISO dates, `website` is an address; each shows only when there is one. */
  details?: ArticleFacts | undefined
  /** Its picture. Default: none. */
  image?: ImageValue | undefined
  /** The picture stands above the title, under a bar that is laid over it. Default `false`. */
  imageFirst?: boolean | undefined
  /** Texts in place of the English ones. */
  messages?: Partial<ArticlePageMessages> | undefined
}

/** `www.example.com` for an address, which a link to another site is called by. */
const toHost = (address: string) => (URL.canParse(address) ? new URL(address).host || address : address)

const Day = ({ date, locale }: { date: string; locale: string }) => <time dateTime={date}>{longDate(date, locale) ?? date}</time>

/** A fact as it is shown: a day in words, the event's own site as a link. */
function factValue(name: keyof ArticleFacts, value: string, messages: ArticlePageMessages): ReactNode {
  if (name === 'date' || name === 'closingDate') return <Day date={value} locale={messages.locale} />
  if (name !== 'website') return value
  return (
    <Link href={value} newTab messages={messages}>
      {toHost(value)}
    </Link>
  )
}

/**
 * The head of an article on the field of its category, with the facts of an event or a project.
 * @requirement ART-06
 */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { title, intro, category, color, date, readTime, details = {}, image, imageFirst } = props
  const messages = { ...en, ...props.messages }
  const own = toCustomColor(color)
  const time = readTimeText(readTime, messages)
  const filled = factNames.flatMap((name) => {
    const value = details[name]
    return value ? [{ name: messages[name], value: factValue(name, value, messages) }] : []
  })
  return (
    <header {...rootProps(props, { className: css.header, style: own?.style })} data-part="article-header">
      <div
        className={cx(css.muted, css.field, own && (own.legible ? css.coloured : css.striped), own?.texture && surfaceClass)}
        data-part="article-header-field"
      >
        <Grid>
          <div className={css.title} data-part="article-header-title">
            <DisplayTitle
              headingLevel={1}
              size={title.replaceAll('\u00AD', '').length < shortTitle ? 'display' : 'title'}
              text={title}
            />
          </div>
          {(category || date || time) && (
            <div className={css.meta} data-part="article-header-meta">
              {category && (
                <a className={css.pill} data-part="article-header-category" href={category.href}>
                  {category.title}
                </a>
              )}
              {date && <Day date={date} locale={messages.locale} />}
              {time && <span data-part="article-header-time">{time}</span>}
            </div>
          )}
          {intro && (
            <p className={css.intro} data-part="article-header-intro">
              {intro}
            </p>
          )}
        </Grid>
      </div>
      {image?.src && (
        <div className={cx(css.media, imageFirst && css.first)} data-part="article-header-media">
          <Picture image={image} ratio="16:9" priority />
        </div>
      )}
      {filled.length > 0 && (
        <Grid>
          <FactList facts={filled} classNames={{ list: css.facts, row: css.fact, name: css.factName, value: css.factValue }} />
        </Grid>
      )}
    </header>
  )
}
