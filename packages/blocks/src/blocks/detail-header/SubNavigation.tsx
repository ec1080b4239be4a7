import { useId } from 'react'
import type { SubNavigationValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { Icon, type IconName } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import * as css from './DetailHeader.css.ts'
import type { DetailHeaderMessages } from './DetailHeader.messages.ts'

interface NavigationLink {
  href: string | undefined
  label: string
  /** Muted detail after the label, such as a number of files. */
  note?: string
  icon: IconName
}

type Row = NavigationLink | { label: string; links: NavigationLink[] }

/**
 * Lists the rows that lead to an order, and those that a specifier needs, in their order. A row that opens has links in place of an
 * address. A group without rows is left out.
 */
function listGroups(navigation: SubNavigationValue, messages: DetailHeaderMessages): { title: string; rows: Row[] }[] {
  const {
    modelsHref,
    colorsHref,
    configurator = {},
    downloads = [],
    priceListHref,
    compareHref,
    products,
    quickShipHref,
  } = navigation
  const { aboutHref, metricHref, imperialHref, revitHref } = configurator
  const counted = (message: DetailHeaderMessages['files'], n: number) =>
    interpolate(plural(message, n, messages.locale), { n: n.toLocaleString(messages.locale) })
  const links = [
    { href: aboutHref, label: messages.aboutConfigurator, icon: 'down' as const },
    { href: metricHref, label: messages.metric, icon: 'diagonal' as const },
    { href: imperialHref, label: messages.imperial, icon: 'diagonal' as const },
    { href: revitHref, label: messages.revitDownload, icon: 'download' as const },
  ]
  const buy: Row[] = [
    { href: modelsHref, label: messages.models, icon: 'down' },
    { href: colorsHref, label: messages.colors, icon: 'down' },
    ...(metricHref || imperialHref ? [{ label: messages.configurator, links: links.filter(({ href }) => href) }] : []),
    { href: compareHref, label: messages.compare, icon: 'arrow' },
    { href: priceListHref, label: messages.priceList, icon: 'arrow' },
    ...(products?.count
      ? [{ href: products.href, label: counted(messages.products, products.count), icon: 'down' as const }]
      : []),
    { href: quickShipHref, label: messages.quickShip, icon: 'diagonal' },
  ]
  const specify = downloads.map(({ group, count, href }) => ({
    href,
    label: messages[group],
    note: counted(messages.files, count),
    icon: 'download' as const,
  }))
  return [
    { title: messages.buy, rows: buy.filter((row) => 'links' in row || row.href) },
    { title: messages.specify, rows: specify },
  ].filter(({ rows }) => rows.length)
}

/** Links to parts of the page, to the configurator, files and prices: each kind has a list of its own. Works without a script. */
export function SubNavigation({ navigation, messages }: { navigation: SubNavigationValue; messages: DetailHeaderMessages }) {
  const id = `rows${useId()}`
  const groups = listGroups(navigation, messages)
  if (!groups.length) return null
  const isGrouped = groups.length > 1
  const link = ({ href, label, note, icon }: NavigationLink, className: string) => {
    const newTab = icon === 'diagonal'
    return (
      <a className={className} data-part="detail-header-link" href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        <span>
          {label}
          {newTab && <span className={visuallyHidden}>{` (${messages.newTab})`}</span>}
        </span>
        {note && (
          <span className={css.note} data-part="detail-header-note">
            {note}
          </span>
        )}
        <Icon name={icon} />
      </a>
    )
  }
  return (
    <nav
      className={cx(css.navigation, isGrouped && css.grouped)}
      data-part="detail-header-navigation"
      aria-label={messages.navigation}
    >
      {groups.map(({ title, rows }, n) => (
        <div key={title} data-part="detail-header-group">
          {isGrouped && (
            <p className={css.label} data-part="detail-header-group-title" id={`${id}${n}`}>
              {title}
            </p>
          )}
          <ul className={css.list} data-part="detail-header-list" aria-labelledby={isGrouped ? `${id}${n}` : undefined}>
            {rows.map((row) => (
              <li key={row.label} className={css.item} data-part="detail-header-item">
                {'links' in row ? (
                  <details data-part="detail-header-details">
                    <summary className={cx(css.row, css.tab)} data-part="detail-header-summary">
                      <span>{row.label}</span>
                      <span className={css.plus} data-part="detail-header-icon">
                        <Icon name="plus" />
                      </span>
                    </summary>
                    <ul className={css.nestedLinks} data-part="detail-header-nested-list">
                      {row.links.map((nested) => (
                        <li key={nested.label} data-part="detail-header-nested-item">
                          {link(nested, cx(css.row, css.nestedLink))}
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  link(row, cx(css.row, css.tab))
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
