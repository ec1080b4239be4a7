import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import type { CalculatorFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { calculator } from './Calculator.contract.ts'
import * as css from './Calculator.css.ts'
import { en, type CalculatorMessages } from './Calculator.messages.ts'
import { CalculatorForm } from './CalculatorForm.tsx'

export type CalculatorProps = CalculatorFields & OptionsOf<typeof calculator> & MessagesOption<CalculatorMessages> & RootProps

/**
 * Number of rolls that some walls need. The form sends itself to its own page, which works out the result from the query of its
 * address. Hydrated, it updates the result with each key. Hydrated without `finishes`, it keeps those that the server rendered.
 * @requirement BLK-calculator-01
 */
export function Calculator(props: CalculatorProps) {
  const {
    title,
    text,
    headingLevel = 2,
    messages,
    finishes,
    unit,
    maxWidth,
    maxHeight,
    safetyMargin,
    wholeStrips,
    queryText,
    quoteHref,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rootProps(props, css.block)} data-part="calculator">
      {(title || text) && (
        <div data-part="calculator-head">
          {title && (
            <Heading className={css.title} data-part="calculator-title">
              <FittedText text={title} />
            </Heading>
          )}
          {text && (
            <p className={css.text} data-part="calculator-text">
              {text}
            </p>
          )}
        </div>
      )}
      <CalculatorForm
        finishes={finishes}
        unit={unit}
        maxWidth={maxWidth}
        maxHeight={maxHeight}
        safetyMargin={safetyMargin}
        wholeStrips={wholeStrips}
        queryText={queryText}
        quoteHref={quoteHref}
        messages={{ ...en, ...messages }}
      />
    </div>
  )
}
