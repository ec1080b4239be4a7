import { Button } from '../../elements/button/Button.tsx'
import { Select } from '../../elements/select/Select.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { interpolate, plural } from '../../i18n/format.ts'
import * as css from './QuoteRequest.css.ts'
import type { StockProductPageMessages } from './StockProductPage.messages.ts'

export interface QuoteRequestProps {
  /** Address of the form for quotes, without a query. */
  href: string
  /** Values of the form's query, by key: the product, the quantity. */
  values: Readonly<Record<string, string>>
  /** Key of the chosen combination. */
  combinationKey: string
  /** Names of the combinations to choose from. Without any there is nothing to choose. */
  combinations: readonly string[]
  messages: StockProductPageMessages
}

/**
 * Asks for a price. With combinations one is chosen first, in a dialog: a form that stands on the page without a script, where
 * the browser sends nothing before one is chosen.
 * @requirement R2G-14, R2G-20, R2G-21, R2G-17 to R2G-19
 */
export function QuoteRequest({ href, values, combinationKey, combinations, messages }: QuoteRequestProps) {
  if (!combinations.length) return <Button href={`${href}?${new URLSearchParams(values)}`}>{messages.quote}</Button>
  const { available, locale } = messages
  return (
    <>
      <Button href="#quote">{messages.quote}</Button>
      <dialog id="quote" className={css.dialog} data-part="quote-request" aria-labelledby="quote-title">
        <form className={css.bar} data-part="quote-request-bar" method="dialog">
          <h2 id="quote-title" className={css.title} data-part="quote-request-title">
            {messages.quote}
          </h2>
          <button className={css.close} data-part="quote-request-close" type="submit" aria-label={messages.close}>
            <Icon name="close" />
          </button>
        </form>
        <form className={css.form} data-part="quote-request-form" action={href}>
          <p className={css.available} data-part="quote-request-available">
            {interpolate(plural(available, combinations.length, locale), { n: combinations.length })}
          </p>
          {Object.entries(values).map(([name, value]) => (
            <input key={name} data-part="quote-request-value" type="hidden" name={name} value={value} />
          ))}
          <label className={css.field} data-part="quote-request-field">
            <span className={css.label} data-part="quote-request-label">
              {messages.combination}
            </span>
            <Select
              className={css.select}
              data-part="quote-request-select"
              name={combinationKey}
              required
              options={combinations.map((value) => ({ value }))}
              placeholder={messages.choose}
            />
          </label>
          <Button type="submit">{messages.quote}</Button>
        </form>
      </dialog>
    </>
  )
}
