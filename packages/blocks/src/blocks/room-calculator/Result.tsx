import { octaveBands } from '../../contract/octave-bands.ts'
import { Button } from '../../elements/button/Button.tsx'
import * as charts from '../../elements/charts/Charts.css.ts'
import { DecayChart } from '../../elements/charts/DecayChart.tsx'
import { TimePanel } from '../../elements/charts/TimePanel.tsx'
import { recommendedTimes, compareTime } from '../../elements/charts/verdict.ts'
import { interpolate } from '../../i18n/format.ts'
import { playClap } from './clap.ts'
import * as css from './RoomCalculator.css.ts'
import type { RoomCalculatorMessages } from './RoomCalculator.messages.ts'
import { coveredArea, midFrequencyTime, reverberationTimes, type Octaves, type Room } from './room.ts'

/** A product to hang in the room. */
export interface Absorber {
  id: string
  name: string
  href: string
  values: Octaves
}

interface ResultProps {
  room: Room
  /** Product that covers a part of the ceiling. */
  absorber: Absorber | undefined
  messages: RoomCalculatorMessages
}

/** The seconds, the decay beside that of the bare room, to be heard too, and a table by octave band. */
export function Result({ room, absorber, messages }: ResultProps) {
  const bare = reverberationTimes(room)
  const times = absorber ? reverberationTimes(room, absorber.values) : bare
  const [seconds, target] = [midFrequencyTime(times), recommendedTimes[room.use]]
  const one = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const number = new Intl.NumberFormat(messages.locale)
  const bareTime = midFrequencyTime(bare)
  const covered = absorber && interpolate(messages.covered, { n: one.format(coveredArea(room)), name: absorber.name })
  const verdict = messages[compareTime(seconds, target)]
  const words = [
    absorber && interpolate(messages.without, { bare: one.format(bareTime) }),
    interpolate(verdict, { target: one.format(target) }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <TimePanel
      part="room-calculator"
      seconds={seconds}
      messages={messages}
      words={
        <span key={words} className={css.words} data-part="room-calculator-words">
          {words}
        </span>
      }
      live
    >
      <DecayChart
        decays={[{ name: covered ?? messages.bare, seconds }, ...(absorber ? [{ name: messages.bare, seconds: bareTime }] : [])]}
        target={target}
        messages={messages}
      />
      <div className={css.claps} data-part="room-calculator-claps">
        <Button variant="secondary" data-hydrate-trigger="" onClick={() => playClap(bare)}>
          {messages.hearBare}
        </Button>
        {absorber && (
          <Button key={absorber.id} variant="secondary" data-hydrate-trigger="" onClick={() => playClap(times)}>
            {interpolate(messages.hearCovered, { name: absorber.name })}
          </Button>
        )}
      </div>
      <details className={css.details} data-part="room-calculator-details">
        <summary className={css.summary} data-part="room-calculator-summary">
          {messages.octaves}
        </summary>
        <table key={JSON.stringify([absorber?.id, times])} className={charts.table} data-part="room-calculator-table">
          <thead>
            <tr>
              <th scope="col">{messages.band}</th>
              <th scope="col">{messages.bare}</th>
              {covered && <th scope="col">{covered}</th>}
            </tr>
          </thead>
          <tbody>
            {octaveBands.map((hertz, i) => (
              <tr key={hertz}>
                <th scope="row">{interpolate(messages.hertz, { n: number.format(hertz) })}</th>
                <td>{interpolate(messages.seconds, { n: one.format(bare[i]!) })}</td>
                {covered && <td>{interpolate(messages.seconds, { n: one.format(times[i]!) })}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={charts.note} data-part="room-calculator-note">
        {messages.note}
      </p>
      {absorber && (
        <p key={absorber.id} data-part="room-calculator-more">
          <a className={charts.link} data-part="room-calculator-link" href={absorber.href}>
            {interpolate(messages.more, { name: absorber.name })}
          </a>
        </p>
      )}
    </TimePanel>
  )
}
