import type { ReactNode } from 'react'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import { folded } from '../../i18n/folded.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { DealerCard } from './DealerCard.tsx'
import { DealerContact } from './DealerContact.tsx'
import { DealerMap } from './DealerMap.tsx'
import { alphabet, groupDealers, type Dealer } from './dealers.ts'
import * as css from './DealerPage.css.ts'
import { en, type DealerPageMessages } from './DealerPage.messages.ts'
import { middle } from './world.ts'

export interface DealerPageProps extends RootProps {
  /** Address of the page itself, to which its forms send a keyword or a place in the query, and the script where the visitor is. */
  href: string
  /** Name under which the keyword is sent. Default `q`. */
  keywordKey?: string | undefined
  /** Name under which the place is sent. Default `near`. */
  nearKey?: string | undefined
  /** Name under which the script sends where the visitor is: degrees to the north. Default `latitude`. */
  latitudeKey?: string | undefined
  /** Key of the degrees to the east. Default `longitude`. */
  longitudeKey?: string | undefined
  /** All dealers and representatives; or the nearest ones with their distance, in order. */
  dealers: readonly Dealer[]
  /** Only dealers whose card or country contains it are shown. Default: all. */
  keyword?: string | undefined
  /** From where the dealers are the nearest: a city, or `here`. Default: they are all dealers. */
  near?: { place: string; isUnknown?: boolean | undefined } | 'here' | undefined
  /** Cities that can be chosen. */
  cities?: readonly string[] | undefined
  /**
   * Address of the drawing `@brand/blocks/world.svg`, of the same origin as the page: shows a map with the countries of those
   * dealers that have coordinates. Default: no map.
   * @requirement DEALER-20
   */
  mapSrc?: string | undefined
  /**
   * Page with a form, which gets the id of a dealer as `location` in the query. Default: cards have no such link.
   * @requirement DEALER-13
   */
  contactHref?: string | undefined
  /** Whether an inquiry names the dealer that it is for. Default `true`. */
  includeLocation?: boolean | undefined
  /**
   * A `ContactForm`, variant `inline`: with the script a dialog with it opens in place of that page. Its topic `location` becomes name
   * and id of the dealer. Default: the page opens.
   */
  form?: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<DealerPageMessages> | undefined
}

const none: readonly never[] = []
const nearId = 'dealers-near'

/**
 * Returns the text of a card, for the search.
 * @requirement DEALER-10
 */
const toSearchText = (
  { name, state, addressName, address, ...dealer }: Dealer,
  country: string,
  { lightingRep }: DealerPageMessages,
) =>
  folded(
    [name, state, addressName, ...address, dealer.isLightingRep && lightingRep, dealer.phone, country].filter(Boolean).join(' '),
  )

/**
 * Dealers and representatives: a search, a bar of letters, a map, and their cards by country, which open one by one on phones; or the
 * nearest ones. Works without a script: the server answers its forms. `enhanceDealers` filters while one types, and asks the browser
 * where it is.
 * @requirement DEALER-01 to DEALER-18, DEALER-20, DEALER-22
 */
export function DealerPage({
  href,
  dealers,
  keywordKey = 'q',
  keyword = '',
  nearKey = 'near',
  latitudeKey = 'latitude',
  longitudeKey = 'longitude',
  near,
  cities = none,
  ...rest
}: DealerPageProps) {
  const { mapSrc, contactHref, includeLocation = true, form } = rest
  const messages = { ...en, ...rest.messages }
  const { locale, matches, count, empty, refused } = messages
  const wanted = folded(keyword.trim())
  const isUnknown = typeof near === 'object' && near.isUnknown
  const isNear = near !== undefined && !isUnknown
  const countries = groupDealers(dealers, locale).map((country) => {
    const cards = country.dealers.map((dealer) => ({
      dealer,
      isHit: toSearchText(dealer, country.name, messages).includes(wanted),
    }))
    return { ...country, cards, hits: cards.filter(({ isHit }) => isHit).length }
  })
  const found = countries.reduce((sum, { hits }) => sum + hits, 0)
  const counted = (n: number) => interpolate(plural(count, n, locale), { n })
  const place = near === 'here' ? messages.you : near?.place
  const status = isUnknown
    ? interpolate(messages.unknown, { place })
    : found
      ? wanted
        ? interpolate(plural(matches, found, locale), { n: found, keyword: keyword.trim() })
        : counted(found)
      : empty
  const places = countries.flatMap(({ name, dealers: own, hits }, i) => {
    const located = own.flatMap(({ coordinates }) => coordinates ?? [])
    // The nearest ones stand in one list, in order: the first of a country is found first.
    const nearest = isNear && dealers.find((dealer) => own.includes(dealer))!.id
    return located.length ? { name, at: middle(located), count: hits, href: `#${nearest || `country-${i}`}` } : []
  })
  const toContactHref = ({ id }: Dealer) =>
    contactHref && (includeLocation ? `${contactHref}?${new URLSearchParams({ location: id })}` : contactHref)
  return (
    <div
      {...rootProps(rest, css.page)}
      data-part="dealer-page"
      data-enhance="dealers"
      data-messages={JSON.stringify({ locale, matches, count, empty, refused })}
    >
      <Grid>
        <SearchField
          part="dealer-page"
          href={href}
          name={keywordKey}
          keyword={keyword}
          messages={messages}
          classNames={{ search: css.search, field: css.field, submit: css.submit, input: css.input }}
        />
        {/* The answer stands where one has asked, and not at the top of a page that is loaded anew. */}
        <form id={nearId} className={css.near} data-part="dealer-page-near" action={`${href}#${nearId}`}>
          <span className={css.field} data-part="dealer-page-place">
            <input
              className={css.input}
              data-part="dealer-page-city"
              type="text"
              name={nearKey}
              list="dealer-cities"
              defaultValue={typeof near === 'object' ? near.place : ''}
              aria-label={messages.city}
              placeholder={messages.city}
              autoComplete="off"
              maxLength={100}
            />
            <button className={css.submit} data-part="dealer-page-nearest" type="submit" aria-label={messages.nearest}>
              <Icon name="arrow" />
            </button>
          </span>
          <datalist id="dealer-cities">
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </datalist>
          <button
            className={css.here}
            data-part="dealer-page-here"
            type="button"
            disabled
            data-latitude={latitudeKey}
            data-longitude={longitudeKey}
          >
            {messages.here}
          </button>
        </form>
      </Grid>
      {!isNear && (
        <nav className={css.bar} data-part="dealer-page-bar" aria-label={messages.jump}>
          <ol className={css.letters} data-part="dealer-page-letters">
            {alphabet.map((letter) => {
              const first = countries.findIndex((country) => country.letter === letter && country.hits > 0)
              const isNone = first < 0
              return (
                <li key={letter} data-part="dealer-page-entry">
                  <a
                    className={css.letter}
                    data-part="dealer-page-letter"
                    href={isNone ? undefined : `#country-${first}`}
                    // Without an address it has no role by itself.
                    role={isNone ? 'link' : undefined}
                    aria-disabled={isNone || undefined}
                    aria-label={interpolate(messages.letter, { letter })}
                  >
                    {letter}
                  </a>
                </li>
              )
            })}
          </ol>
        </nav>
      )}
      <Grid>
        {mapSrc && places.length > 0 && (
          <details className={css.aside} data-part="dealer-page-aside">
            <summary className={css.mapSummary} data-part="dealer-page-fold">
              {messages.map}
              <span className={css.plus} data-part="dealer-page-icon">
                <Icon name="plus" />
              </span>
            </summary>
            <DealerMap mapSrc={mapSrc} places={places} counted={counted} messages={messages} />
          </details>
        )}
        <div className={css.results} data-part="dealer-page-results">
          {isNear && (
            <h2 className={css.title} data-part="dealer-page-title">
              {interpolate(messages.near, { place })}
            </h2>
          )}
          <output className={css.status} data-part="dealer-page-status" data-empty={found ? undefined : ''}>
            {status}
          </output>
          {near !== undefined && (
            <p data-part="dealer-page-back">
              <a className={css.all} data-part="dealer-page-all" href={href}>
                {messages.all}
              </a>
            </p>
          )}
          {isNear ? (
            <ol className={css.cards} data-part="dealer-page-cards">
              {dealers.map((dealer) => (
                <DealerCard key={dealer.id} {...dealer} isHidden={false} href={toContactHref(dealer)} messages={messages} />
              ))}
            </ol>
          ) : (
            <div data-part="dealer-page-list">
              {countries.map(({ name, letter, cards, hits }, i) => {
                const [nameId, countId] = [`country-${i}-name`, `country-${i}-count`]
                return (
                  <section
                    key={name}
                    className={css.country}
                    data-part="dealer-page-country"
                    data-letter={letter}
                    aria-labelledby={nameId}
                    hidden={!hits}
                  >
                    <div className={css.head} data-part="dealer-page-head">
                      <h2 id={nameId} className={css.heading} data-part="dealer-page-heading">
                        <FittedText text={name} />
                      </h2>
                      <p id={countId} className={css.quiet} data-part="dealer-page-count">
                        {counted(hits)}
                      </p>
                    </div>
                    <details className={css.dealers} data-part="dealer-page-dealers" open={!!wanted}>
                      {/* It lies over name and number, which larger screens show without it. */}
                      <summary className={css.summary} data-part="dealer-page-summary" aria-labelledby={`${nameId} ${countId}`}>
                        <span className={css.plus} data-part="dealer-page-icon">
                          <Icon name="plus" />
                        </span>
                      </summary>
                      {/* Inside what is closed: the browser itself opens a section to show the target of a link in it. */}
                      <span id={`country-${i}`} className={css.target} data-part="dealer-page-target" />
                      <ul className={css.cards} data-part="dealer-page-cards">
                        {cards.map(({ dealer, isHit }) => (
                          <DealerCard
                            key={dealer.id}
                            {...dealer}
                            isHidden={!isHit}
                            href={toContactHref(dealer)}
                            messages={messages}
                          />
                        ))}
                      </ul>
                    </details>
                  </section>
                )
              })}
            </div>
          )}
        </div>
      </Grid>
      {form && <DealerContact messages={messages}>{form}</DealerContact>}
    </div>
  )
}
