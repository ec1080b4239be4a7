import { Button } from '../../elements/button/Button.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { interpolate, plural } from '../../i18n/format.ts'
import * as css from './CompareBar.css.ts'
import type { ProductsPageMessages } from './ProductsPage.messages.ts'

/** Products that can be compared, and those chosen. */
export interface CompareChoice {
  /** Address of the list without its query, which the form is sent to with the key of a product. */
  listHref: string
  /** Name under which the form sends that key. Default `toggle`. */
  toggleKey?: string | undefined
  /** Other values of its address: the filters, and the products chosen. */
  values: Readonly<Record<string, string>>
  /** The key of each product that can be compared, by its id. */
  keys: Readonly<Record<string, string>>
  /** Those chosen, in their order. */
  chosen: readonly { key: string; name: string }[]
  /** Most that can be chosen. */
  max: number
  /** Address of the comparison. */
  href: string
}

/** Id of the form that the buttons of the cards send; with `-full`, of the reason why no more can be chosen. */
export const compareForm = 'compare'

/** Products chosen to compare. The bar stays at the foot of the window; without a choice only its empty form is rendered. */
export function CompareBar({
  listHref,
  toggleKey = 'toggle',
  values,
  chosen,
  max,
  href,
  messages,
}: CompareChoice & { messages: ProductsPageMessages }) {
  const { length: n } = chosen
  return (
    <form
      id={compareForm}
      className={css.form}
      data-part="compare-bar"
      data-swap="compare"
      data-chosen={chosen.map(({ key }) => key).join()}
      data-max={max}
      action={listHref}
      aria-label={messages.compared}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} data-part="compare-bar-value" type="hidden" name={name} value={value} />
      ))}
      {n > 0 && (
        <div className={css.bar} data-part="compare-bar-inside">
          <ul className={css.list} data-part="compare-bar-list">
            {chosen.map(({ key, name }) => (
              <li key={key} data-part="compare-bar-item">
                <button
                  className={css.pill}
                  data-part="compare-bar-pill"
                  type="submit"
                  name={toggleKey}
                  value={key}
                  aria-label={interpolate(messages.removeCompared, { name })}
                >
                  {name}
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          {n >= max && (
            <p id={`${compareForm}-full`} data-part="compare-bar-full">
              {interpolate(messages.compareFull, { max })}
            </p>
          )}
          <Button href={href}>{interpolate(plural(messages.compareCount, n, messages.locale), { n })}</Button>
        </div>
      )}
    </form>
  )
}
