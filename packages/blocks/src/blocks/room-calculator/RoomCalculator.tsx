import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import * as charts from '../../elements/charts/Charts.css.ts'
import { cx } from '../../elements/styles/cx.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import type { RoomCalculatorFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { Calculation } from './Calculation.tsx'
import type { roomCalculator } from './RoomCalculator.contract.ts'
import * as css from './RoomCalculator.css.ts'
import { en, type RoomCalculatorMessages } from './RoomCalculator.messages.ts'

export type RoomCalculatorProps = RoomCalculatorFields &
  OptionsOf<typeof roomCalculator> &
  MessagesOption<RoomCalculatorMessages> &
  RootProps

/**
 * Reverberation time of a room, by Sabine's formula. Without a script the form sends its fields as the query of the page's own
 * address, whose answer has the result. With a script the result follows each change.
 * @requirement BLK-room_calculator
 */
export function RoomCalculator({ title, text, absorbers, id, headingLevel = 2, query, messages, ...rest }: RoomCalculatorProps) {
  const Heading = `h${headingLevel}` as const
  const measured = (absorbers ?? []).flatMap(({ values, ...absorber }) => (values?.length === 6 ? [{ ...absorber, values }] : []))
  return (
    <div id={id} {...rootProps(rest)} data-part="room-calculator">
      {title && (
        <Heading className={charts.title} data-part="room-calculator-title">
          <FittedText text={title} />
        </Heading>
      )}
      {text && (
        <p className={cx(charts.lead, css.text)} data-part="room-calculator-text">
          {text}
        </p>
      )}
      <Calculation absorbers={measured} anchor={id} query={query} messages={{ ...en, ...messages }} />
    </div>
  )
}
