import type { MessagesOption } from '../../contract/contract.ts'
import type { SubNavigationValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { Icon, type IconName } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import * as css from './DetailHeader.css.ts'
import { en, type DetailHeaderMessages } from './DetailHeader.messages.ts'

interface NavigationLink {
  href: string | undefined
  label: string
  /** Muted detail after the label, such as a number of files. */
  note?: string
  icon: IconName
}

/** The rows in their order; a list in place of an address is a row that opens. */
function listRows(
  navigation: SubNavigationValue,
  messages: DetailHeaderMessages,
): (NavigationLink | { label: string; links: NavigationLink[] })[] {
  const {
    modelsHref,
    colorsHref,
    configurator = {},
    downloads = [],
    samplesHref,
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
  return [
    { href: modelsHref, label: messages.models, icon: 'down' as const },
    { href: colorsHref, label: messages.colors, icon: 'down' as const },
    ...(metricHref || imperialHref ? [{ label: messages.configurator, links: links.filter(({ href }) => href) }] : []),
    ...downloads.map(({ group, count, href }) => ({
      href,
      label: messages[group],
      note: counted(messages.files, count),
      icon: 'download' as const,
    })),
    { href: samplesHref, label: messages.samples, icon: 'arrow' as const },
    { href: priceListHref, label: messages.priceList, icon: 'arrow' as const },
    { href: compareHref, label: messages.compare, icon: 'arrow' as const },
    ...(products?.count
      ? [{ href: products.href, label: counted(messages.products, products.count), icon: 'down' as const }]
      : []),
    { href: quickShipHref, label: messages.quickShip, icon: 'diagonal' as const },
  ].filter((row) => 'links' in row || row.href)
}

/** Links: parts of the page, the configurator, files, prices. Without one it renders nothing. Works without a script. */
export function SubNavigation({
  navigation,
  messages: own,
}: { navigation: SubNavigationValue } & MessagesOption<DetailHeaderMessages>) {
  const messages = { ...en, ...own }
  const rows = listRows(navigation, messages)
  if (!rows.length) return null
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
    <nav className={css.navigation} data-part="detail-header-navigation" aria-label={messages.navigation}>
      <ul data-part="detail-header-list">
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
    </nav>
  )
}
