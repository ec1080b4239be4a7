import { Icon } from '../../elements/icon/Icon.tsx'
import { interpolate } from '../../i18n/format.ts'
import { phoneHref } from '../../i18n/phone-href.ts'
import type { Dealer } from './dealers.ts'
import * as css from './DealerPage.css.ts'
import type { DealerPageMessages } from './DealerPage.messages.ts'

interface DealerCardProps extends Dealer {
  isHidden: boolean
  /** Address of the contact form. Default: no link. */
  href: string | undefined
  messages: DealerPageMessages
}

/**
 * A dealer: name, state, address, and links to get in touch.
 * @requirement DEALER-12
 */
export function DealerCard({ isHidden, href, messages, ...dealer }: DealerCardProps) {
  const { id, name, state, addressName, address, isLightingRep, phone, email, distance } = dealer
  return (
    <li id={id} className={css.card} data-part="dealer-page-card" hidden={isHidden}>
      <h3 className={css.name} data-part="dealer-page-name">
        {name}
      </h3>
      <p className={css.quiet} data-part="dealer-page-address">
        {[state, addressName, ...address].filter(Boolean).map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
          <span key={i} className={css.line} data-part="dealer-page-line">
            {line}
          </span>
        ))}
      </p>
      {(isLightingRep || distance !== undefined) && (
        <p className={css.facts} data-part="dealer-page-facts">
          {distance !== undefined && (
            <span data-part="dealer-page-distance">
              {new Intl.NumberFormat(messages.locale, {
                style: 'unit',
                unit: 'kilometer',
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              }).format(distance)}
            </span>
          )}
          {isLightingRep && (
            <span className={css.tag} data-part="dealer-page-tag">
              {messages.lightingRep}
            </span>
          )}
        </p>
      )}
      {(href || phone) && (
        <p className={css.contact} data-part="dealer-page-contact">
          {href && (
            <a
              className={css.link}
              data-part="dealer-page-link"
              href={href}
              data-mail={email}
              aria-label={`${messages.getInTouch}: ${name}`}
            >
              <span>{messages.getInTouch}</span> <Icon name="arrow" />
            </a>
          )}
          {phone && (
            <a
              className={css.phone}
              data-part="dealer-page-phone"
              href={phoneHref(phone)}
              aria-label={`${interpolate(messages.call, { name })}: ${phone}`}
            >
              {phone}
            </a>
          )}
        </p>
      )}
    </li>
  )
}
