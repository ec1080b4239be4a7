import type { ReactNode } from 'react'
import { octaveBands } from '../../contract/octave-bands.ts'
import type { ImageValue } from '../../contract/values.ts'
import { Button } from '../../elements/button/Button.tsx'
import { axisEnd } from '../../elements/charts/percent.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { Select } from '../../elements/select/Select.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ComparePage.css.ts'
import { en, type ComparePageMessages } from './ComparePage.messages.ts'
import { OctaveBars } from './OctaveBars.tsx'
import { comparedRows, type ComparedFact } from './rows.ts'

/** A product beside others. */
export interface ComparedProduct {
  /** Id of the record. */
  id: string
  /** Name of the product. */
  name: string
  /** Its own page. */
  href: string
  /** Picture above its name. Default: none. */
  image?: ImageValue | undefined
  /** Its language, where that is not the language of the page. */
  lang?: string | undefined
  /** Address of the comparison without it. */
  removeHref: string
  /** Absorption from 125 to 4000 Hz, drawn. Default: none. */
  absorption?: { values: readonly number[]; measure: 'coefficient' | 'area' } | undefined
  /** Facts about it; those with the same label stand in one row. */
  facts: readonly ComparedFact[]
  /** Its files. Default: none. */
  downloads?: { href: string; count: number } | undefined
}

/** A comparison to begin with. */
interface ReadyComparison {
  /** Kind of products that it compares. */
  title: string
  /** Address of the comparison. */
  href: string
  /** Two or three. */
  products: readonly { name: string; image?: ImageValue | undefined }[]
}

export interface ComparePageProps extends RootProps {
  /** Title of the page. Default: that of the messages. */
  title?: string | undefined
  /** The products in their order, at most `max`. */
  products: readonly ComparedProduct[]
  /** Number of products that fit side by side. */
  max: number
  /** Names in the address that belong to no product. Default: none. */
  unknownIds?: readonly string[] | undefined
  /** Names of products that the address names beyond `max`. Default: none. */
  omittedNames?: readonly string[] | undefined
  /**
   * The form that adds a product: where it is sent, with which values, and the products to choose from. Without these, for there may be
   * very many, a keyword is typed, and the list that it finds leads back. Default: no form.
   */
  addForm?:
    | {
        href: string
        values?: Readonly<Record<string, string>>
        name: string
        options?: readonly { value: string; label: string }[] | undefined
      }
    | undefined
  /**
   * Comparisons to begin with, shown where there is none yet. Default: none.
   * @requirement CMP-07
   */
  suggestions?: readonly ReadyComparison[] | undefined
  /** Address of all products, which may carry the choice. */
  browseHref: string
  /** Address of the form for quotes, with the products in its query. Default: no button. */
  quoteHref?: string | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ComparePageMessages> | undefined
}

const sizes = '(min-width: 75em) 20vw, (min-width: 48em) 30vw, 60vw'

/**
 * Products side by side in a table that scrolls within its frame, where the names of the rows stay. All of it are links and a form, so
 * that the choice is in the address; rows can be hidden without a script.
 */
export function ComparePage({ products, max, addForm, browseHref, quoteHref, ...rest }: ComparePageProps) {
  const { unknownIds = [], omittedNames = [], suggestions = [] } = rest
  const messages = { ...en, ...rest.messages }
  const notes = [
    { names: unknownIds.map((name) => `“${name}”`), message: messages.unknown },
    { names: omittedNames, message: messages.leftOut },
  ].filter(({ names }) => names.length)
  const list = new Intl.ListFormat(messages.locale)
  return (
    <article {...rootProps(rest, css.page)} data-part="compare-page">
      <Grid>
        <header className={css.head} data-part="compare-page-head">
          <DisplayTitle headingLevel={1} size="display" text={rest.title ?? messages.title} />
          <p className={css.intro} data-part="compare-page-intro">
            {interpolate(messages.intro, { max })}
          </p>
          {notes.map(({ names, message }) => (
            <p key={names.join()} className={css.note} data-part="compare-page-note">
              <Icon name="warning" />
              <span>{interpolate(plural(message, names.length, messages.locale), { names: list.format(names), max })}</span>
            </p>
          ))}
        </header>
        <div className={css.body} data-part="compare-page-body">
          {products.length > 0 ? (
            <Comparison products={products} messages={messages} />
          ) : (
            <div className={css.empty} data-part="compare-page-empty">
              <p className={css.sentence} data-part="compare-page-sentence">
                {messages.empty}
              </p>
              <p className={css.intro} data-part="compare-page-invitation">
                {messages.invitation}
              </p>
              {suggestions.length > 0 && (
                <ul className={css.choices} data-part="compare-page-choices">
                  {suggestions.map(({ title, href, products: pair }) => (
                    <li key={href} className={css.choice} data-part="compare-page-choice">
                      <div className={css.pictures} data-part="compare-page-pictures">
                        {pair.map(({ name, image }) => (
                          <div key={name} className={css.media} data-part="compare-page-media">
                            {image?.src && <Picture image={{ ...image, alt: '' }} sizes={sizes} fill />}
                          </div>
                        ))}
                      </div>
                      <p className={css.measure} data-part="compare-page-choice-title">
                        {title}
                      </p>
                      <a className={css.choose} data-part="compare-page-choose" href={href}>
                        {interpolate(messages.choice, { names: list.format(pair.map(({ name }) => name)) })}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
          <div className={css.actions} data-part="compare-page-actions">
            {quoteHref && <Button href={quoteHref}>{messages.quote}</Button>}
            {products.length >= max && (
              <p className={css.full} data-part="compare-page-full">
                {interpolate(messages.full, { max })}
              </p>
            )}
            {addForm && products.length < max && (
              <form className={css.form} data-part="compare-page-form" action={addForm.href}>
                {Object.entries(addForm.values ?? {}).map(([name, value]) => (
                  <input key={name} data-part="compare-page-value" type="hidden" name={name} value={value} />
                ))}
                <label className={css.field} data-part="compare-page-field">
                  <span className={css.label} data-part="compare-page-label">
                    {products.length ? messages.add : messages.first}
                  </span>
                  {addForm.options ? (
                    <Select
                      className={css.select}
                      data-part="compare-page-select"
                      name={addForm.name}
                      required
                      options={addForm.options}
                      placeholder={messages.choose}
                    />
                  ) : (
                    <input className={css.select} data-part="compare-page-keyword" type="search" name={addForm.name} required />
                  )}
                </label>
                <Button type="submit" variant="inverse">
                  {addForm.options ? messages.submit : messages.find}
                </Button>
              </form>
            )}
            <a className={css.browse} data-part="compare-page-browse" href={browseHref}>
              {messages.browse}
            </a>
          </div>
        </div>
      </Grid>
    </article>
  )
}

interface RowProps {
  label: string
  alike: boolean
  messages: ComparePageMessages
  children: ReactNode
}

/** A row with its name. Products differ in most rows: the others are marked, and quieter. */
const Row = ({ label, alike, messages, children }: RowProps) => (
  <tr className={css.row} data-part="compare-page-row" data-alike={alike ? '' : undefined}>
    <th className={css.name} data-part="compare-page-name" scope="row">
      {label}
      {alike && (
        <span className={css.sign} data-part="compare-page-sign">
          <span aria-hidden="true">=</span>
          <span className={visuallyHidden}>{` (${messages.alike})`}</span>
        </span>
      )}
    </th>
    {children}
  </tr>
)

const None = ({ messages }: { messages: ComparePageMessages }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className={visuallyHidden}>{messages.none}</span>
  </>
)

function Comparison({ products, messages }: { products: readonly ComparedProduct[]; messages: ComparePageMessages }) {
  const rows = comparedRows(products.map(({ facts }) => facts))
  const drawn = products.map(({ absorption }) => (absorption?.values.length === octaveBands.length ? absorption : undefined))
  const findMax = (measure: string) => Math.max(0, ...drawn.flatMap((each) => (each?.measure === measure ? each.values : [])))
  const ends = { coefficient: Math.max(1, axisEnd(findMax('coefficient'))), area: axisEnd(findMax('area')) }
  const differ = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size > 1
  const hasDrawings = drawn.some(Boolean)
  const hasFiles = products.some(({ downloads }) => downloads)
  const drawingsDiffer = differ(drawn)
  const filesDiffer = differ(products.map(({ downloads }) => downloads?.count))
  const marks = [
    ...rows.map(({ differs }) => differs),
    ...(hasDrawings ? [drawingsDiffer] : []),
    ...(hasFiles ? [filesDiffer] : []),
  ]
  const differing = marks.filter(Boolean).length
  const isAlike = (differs: boolean) => products.length > 1 && !differs
  return (
    <>
      {products.length > 1 && differing < marks.length && (
        <label className={css.only} data-part="compare-page-only">
          <input className={css.check} data-part="compare-page-check" type="checkbox" />
          {interpolate(messages.onlyDifferences, { n: differing, rows: marks.length })}
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <section className={css.frame} data-part="compare-page-frame" aria-label={messages.table} tabIndex={0}>
        <table className={css.table} data-part="compare-page-table">
          <caption className={visuallyHidden}>{messages.table}</caption>
          <thead>
            <tr>
              <th className={css.name} data-part="compare-page-name" scope="col">
                <span className={visuallyHidden}>{messages.property}</span>
              </th>
              {products.map(({ id, name, href, image, lang, removeHref }) => (
                <th key={id} className={css.product} data-part="compare-page-product" scope="col">
                  <div className={css.media} data-part="compare-page-media">
                    {image?.src && <Picture image={{ ...image, alt: '' }} sizes={sizes} fill />}
                  </div>
                  <div className={css.title} data-part="compare-page-title">
                    <a className={css.link} data-part="compare-page-link" href={href} lang={lang}>
                      {name}
                    </a>
                    <a
                      className={css.remove}
                      data-part="compare-page-remove"
                      href={removeHref}
                      aria-label={interpolate(messages.remove, { name })}
                    >
                      <Icon name="close" />
                    </a>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hasDrawings && (
              <Row label={messages.octaves} alike={isAlike(drawingsDiffer)} messages={messages}>
                {products.map(({ id }, i) => (
                  <td key={id} className={css.cell} data-part="compare-page-cell">
                    {drawn[i] ? (
                      <OctaveBars {...drawn[i]} end={ends[drawn[i].measure]} messages={messages} />
                    ) : (
                      <None messages={messages} />
                    )}
                  </td>
                ))}
              </Row>
            )}
            {rows.map(({ label, values, differs }) => (
              <Row key={label} label={label} alike={isAlike(differs)} messages={messages}>
                {products.map(({ id, lang }, i) => (
                  <td
                    key={id}
                    className={css.cell}
                    data-part="compare-page-cell"
                    lang={values[i] === undefined ? undefined : lang}
                  >
                    {values[i] ?? <None messages={messages} />}
                  </td>
                ))}
              </Row>
            ))}
            {hasFiles && (
              <Row label={messages.downloads} alike={isAlike(filesDiffer)} messages={messages}>
                {products.map(({ id, name, downloads }) => (
                  <td key={id} className={css.cell} data-part="compare-page-cell">
                    {downloads ? (
                      <a className={css.files} data-part="compare-page-files" href={downloads.href}>
                        {interpolate(plural(messages.files, downloads.count, messages.locale), { n: downloads.count })}
                        <span className={visuallyHidden}>{` (${name})`}</span>
                      </a>
                    ) : (
                      <None messages={messages} />
                    )}
                  </td>
                ))}
              </Row>
            )}
          </tbody>
        </table>
      </section>
    </>
  )
}
