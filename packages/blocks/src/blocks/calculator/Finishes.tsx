import type { ImageValue } from '../../contract/values.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import type { CalculatorFields } from '../../generated/props.ts'
import { label } from './Calculator.css.ts'
import type { CalculatorMessages } from './Calculator.messages.ts'
import * as css from './Finishes.css.ts'

/** The chosen finish: the block needs no more of it. */
export interface Finish {
  id: string
  name: string
  picture?: string | undefined
}

/** The finish that is chosen in the page. `state` selects the initial or the current choice. */
export function chosenIn(root: Element | null, state: '[checked]' | ':checked'): Finish | undefined {
  const input = root?.querySelector<HTMLInputElement>(`[name=finish]${state}`)
  return input ? { id: input.value, name: input.dataset['name']!, picture: input.dataset['picture'] } : undefined
}

/** Address of the largest of a picture's candidates. */
export const findLargestSrc = (image: ImageValue | undefined) => image?.srcset?.split(', ').at(-1)!.split(' ')[0] ?? image?.src

interface FinishesProps {
  /** Without them those stay that the server has rendered. */
  finishes: CalculatorFields['finishes']
  chosen: string | undefined
  messages: CalculatorMessages
}

/**
 * The finishes of the wall covering, each with its picture.
 * @requirement CALC-06
 */
export function Finishes({ finishes, chosen, messages }: FinishesProps) {
  if (!finishes)
    // React leaves HTML alone that it does not compare.
    return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return (
    <div>
      {finishes.length > 0 && (
        <fieldset data-part="calculator-finishes">
          <legend className={label} data-part="calculator-label">
            {messages.finish}
          </legend>
          <div className={css.finishes} data-part="calculator-swatches">
            {finishes.map(({ id, name, image, lang }) => (
              <label key={id} className={css.finish} data-part="calculator-finish" lang={lang}>
                <input
                  className={css.radio}
                  data-part="calculator-radio"
                  type="radio"
                  name="finish"
                  value={id}
                  defaultChecked={id === chosen}
                  data-name={name}
                  data-picture={findLargestSrc(image)}
                />
                <span className={css.swatch} data-part="calculator-swatch">
                  {/* Its name stands below it. */}
                  <Picture image={image && { ...image, alt: '' }} sizes="240px" fill />
                </span>
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
