import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/button/Button.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { headingsFrom, type Heading } from '../../elements/headings.ts'
import { Link } from '../../elements/link/Link.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import type { OfficeListFields, OfficeShape } from '../../generated/props.ts'
import { phoneHref } from '../../i18n/phone-href.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { officeList } from './OfficeList.contract.ts'
import * as css from './OfficeList.css.ts'
import { en, type OfficeListMessages } from './OfficeList.messages.ts'
import { regions } from './regions.ts'

export type OfficeListProps = OfficeListFields & OptionsOf<typeof officeList> & MessagesOption<OfficeListMessages> & RootProps

const sizes = `${from.l} 25vw, ${from.m} 50vw, 100vw`

const regionFor = ({ region = 'europe' }: OfficeShape) => region

/**
 * An office, and how to reach it.
 * @requirement OFFICE-04 to OFFICE-09
 */
function Office({
  office,
  isFirst,
  PlaceHeading,
  messages,
}: {
  office: OfficeShape
  /** The first one has the one loud action of the view. */
  isFirst: boolean
  PlaceHeading: Heading
  messages: OfficeListMessages
}) {
  const { lang, name, city, country, address = [], phone, email, visitHref, image } = office
  const place = [city, country].filter(Boolean).join(', ')
  const note = (text: string) => <span className={visuallyHidden}>{` (${text})`}</span>
  return (
    <li className={css.office} data-part="office-list-office" data-region={regionFor(office)}>
      {image?.src && (
        <div className={css.picture} data-part="office-list-media">
          <Picture image={image} ratio="3:2" sizes={sizes} />
        </div>
      )}
      <div className={css.text} data-part="office-list-text" lang={lang}>
        <PlaceHeading className={css.place} data-part="office-list-place">
          {place}
        </PlaceHeading>
        <p className={css.name} data-part="office-list-name">
          {name}
        </p>
        {address.length > 0 && (
          <address className={css.address} data-part="office-list-address">
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        {phone && (
          <a className={css.phone} data-part="office-list-phone" href={phoneHref(phone)}>
            {phone.replaceAll(' ', '\u00a0')}
          </a>
        )}
        <div className={css.actions} data-part="office-list-actions">
          <Button href={visitHref} variant={isFirst ? 'primary' : 'inverse'}>
            {messages.visit}
            {note(name)}
          </Button>
          {email && (
            <Link href={`mailto:${email}`}>
              {messages.contact}
              {note(email)}
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

/**
 * Offices in one column, showrooms in the other (OFFICE). Where they are in several regions, a choice of one that needs no script:
 * the form around it keeps two blocks of a page apart.
 */
export function OfficeList(props: OfficeListProps) {
  const { title, offices = [], headingLevel = 2 } = props
  const messages = { ...en, ...props.messages }
  const [Title, Head, PlaceHeading] = headingsFrom(headingLevel, !title)
  const present = regions.filter((region) => offices.some((office) => regionFor(office) === region))
  const columns = [
    { head: messages.offices, entries: offices.filter(({ kind }) => kind !== 'showroom') },
    { head: messages.showrooms, entries: offices.filter(({ kind }) => kind === 'showroom') },
  ].filter(({ entries }) => entries.length)
  return (
    <div {...rootProps(props, css.block)} data-part="office-list">
      {title && (
        <Title className={css.title} data-part="office-list-title">
          <FittedText text={title} />
        </Title>
      )}
      {!offices.length && (
        <p className={css.empty} data-part="office-list-empty">
          {messages.empty}
        </p>
      )}
      {present.length > 1 && (
        <form className={css.choice} data-part="office-list-choice" method="dialog">
          <fieldset>
            <legend className={visuallyHidden}>{messages.regions}</legend>
            <div className={css.tabs} data-part="office-list-tabs">
              {present.map((region, i) => (
                <label key={region} className={css.region} data-part="office-list-region">
                  <input
                    className={visuallyHidden}
                    data-part="office-list-input"
                    type="radio"
                    name="region"
                    value={region}
                    defaultChecked={i === 0}
                  />
                  {messages[region]}
                </label>
              ))}
            </div>
          </fieldset>
        </form>
      )}
      <div className={css.columns} data-part="office-list-columns">
        {columns.map(({ head, entries }) => (
          <section
            key={head}
            className={css.column}
            data-part="office-list-column"
            data-regions={[...new Set(entries.map(regionFor))].join(' ')}
          >
            <Head className={css.head} data-part="office-list-head">
              {head}
            </Head>
            <ul className={css.list} data-part="office-list-offices">
              {entries.map((office) => (
                <Office
                  key={office.id}
                  office={office}
                  isFirst={office === columns[0]!.entries[0]}
                  PlaceHeading={PlaceHeading}
                  messages={messages}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
