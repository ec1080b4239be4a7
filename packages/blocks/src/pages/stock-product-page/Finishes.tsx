import type { ColorValue, ImageValue } from '../../contract/values.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import * as css from './Finishes.css.ts'
import type { StockProductPageMessages } from './StockProductPage.messages.ts'

export interface Finish {
  /** Name of the finish. */
  name: string
  /** Material: finishes are filtered by it. */
  type?: string | undefined
  /** A piece of it. */
  image?: ImageValue | undefined
  /** Its colour, shown without a picture. */
  color?: ColorValue | undefined
  /** It is for the outside of the product. Default `false`. */
  exterior?: boolean | undefined
  /** It is for the inside of the product. Default `false`. */
  interior?: boolean | undefined
}

export interface FinishesProps {
  /** The finishes from first to last. */
  finishes: readonly Finish[]
  messages: StockProductPageMessages
}

/**
 * The finishes of a product, with a filter where they are of more than one type. It needs no script: radio buttons.
 * @requirement R2G-08 to R2G-13
 */
export function Finishes({ finishes, messages }: FinishesProps) {
  if (!finishes.length) return null
  const types = [...new Set(finishes.flatMap(({ type }) => type ?? []))]
  const isFiltered = types.length > 1 && types.length <= css.maxTypes
  const choice = (name: string, value: number) => (
    <label key={value} className={css.choice} data-part="finishes-choice">
      <input
        className={css.radio}
        data-part="finishes-radio"
        type="radio"
        name="finish-type"
        value={value}
        defaultChecked={!value}
      />
      <span className={css.name} data-part="finishes-type">
        {name}
      </span>
    </label>
  )
  return (
    <section className={css.finishes} data-part="finishes">
      <div className={css.title} data-part="finishes-title">
        <DisplayTitle headingLevel={2} size="title" text={messages.finishes} />
      </div>
      <div>
        {isFiltered && (
          <fieldset className={css.filter} data-part="finishes-filter" aria-label={messages.finishType}>
            {choice(messages.all, 0)}
            {types.map((type, i) => choice(type, i + 1))}
          </fieldset>
        )}
        <ul className={css.list} data-part="finishes-list">
          {finishes.map(({ name, type, image, color, exterior, interior }) => {
            const labels = [exterior && messages.exterior, interior && messages.interior].filter(Boolean)
            return (
              <li
                key={`${type} ${name}`}
                className={css.item}
                data-part="finishes-item"
                data-type={type && types.indexOf(type) + 1}
              >
                <div className={css.swatch} data-part="finishes-swatch" style={image ? undefined : { backgroundColor: color }}>
                  <Picture image={image} sizes="200px" fill />
                </div>
                <h3 className={css.label} data-part="finishes-name">
                  {name}
                </h3>
                {labels.length > 0 && (
                  <p className={css.places} data-part="finishes-places">
                    {labels.join(', ')}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
