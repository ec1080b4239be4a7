import { Button } from '../../elements/button/Button.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { Tooltip } from '../../elements/tooltip/Tooltip.tsx'
import { interpolate, plural } from '../../i18n/format.ts'
import { quoteAddress } from '../../roll-calculator/quote.ts'
import { rollsOfWall, rollsOfWalls, unjoinedRolls } from '../../roll-calculator/rolls.ts'
import type { Wall } from '../../roll-calculator/walls.ts'
import type { Finish } from './Finishes.tsx'
import * as css from './Results.css.ts'
import type { WallTexts } from './WallDrawing.tsx'

interface ResultsProps extends WallTexts {
  walls: readonly Wall[]
  finish: Finish | undefined
  quoteHref: string | undefined
  /** A share of the rolls. */
  margin: number
  wholeStrips: boolean | undefined
  /** Ids of the fields that it is worked out from. */
  htmlFor: string
}

/**
 * The rolls that all walls need, how many where no strip is joined, and for a finish a link to a quote.
 * @requirement CALC-05 to CALC-07, CALC-25, CALC-38
 */
export function Results({
  walls,
  finish,
  quoteHref = '',
  margin,
  wholeStrips,
  htmlFor,
  number,
  counted,
  messages,
}: ResultsProps) {
  const { total, amount } = rollsOfWalls(walls, { safetyMargin: margin, wholeStrips })
  const whole = unjoinedRolls(walls) ?? 0
  const unjoined = whole > amount ? whole : undefined
  const strips = walls.reduce((sum, wall) => sum + rollsOfWall(wall).strips, 0)
  const percent = new Intl.NumberFormat(messages.locale, { style: 'percent' }).format(margin)
  const unitText = plural(messages.rolls, amount, messages.locale)
  const sumText = interpolate(messages.sum, {
    strips: counted(messages.strips, strips),
    walls: counted(messages.onWalls, walls.length),
    total: number(total),
  })
  const orderText = finish && counted(messages.order, amount, { finish: finish.name })
  return (
    <div className={css.results} data-part="calculator-results">
      <div className={onSurface('accent', css.result)} data-part="calculator-result">
        <output className={css.amount} data-part="calculator-amount" htmlFor={htmlFor}>
          <span
            key={amount}
            className={css.number}
            data-part="calculator-number"
            data-long={amount > 99 || undefined}
            translate="no"
          >
            {amount}
          </span>{' '}
          <span key={unitText}>{unitText}</span>
        </output>
        <div className={css.sum} data-part="calculator-facts">
          <p key={`${sumText}${unjoined}`} data-part="calculator-sum">
            {sumText}
            {unjoined && (
              <>
                <br /> {counted(messages.unjoined, unjoined)}
              </>
            )}
          </p>
          <Tooltip messages={messages}>{margin ? interpolate(messages.margin, { percent }) : messages.noMargin}</Tooltip>
        </div>
      </div>
      {finish && (
        <div className={onSurface('inverse', css.quote)} data-part="calculator-quote" data-tone="inverted">
          <p data-part="calculator-offer">
            <strong key={orderText} className={css.order} data-part="calculator-order">
              {orderText}
            </strong>{' '}
            {messages.quoteText}
          </p>
          <Button href={quoteAddress(quoteHref, finish.name, amount, unjoined)}>{messages.quote}</Button>
        </div>
      )}
    </div>
  )
}
