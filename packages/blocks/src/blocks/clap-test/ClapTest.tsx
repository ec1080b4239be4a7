import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/button/Button.tsx'
import * as charts from '../../elements/charts/Charts.css.ts'
import { DecayChart } from '../../elements/charts/DecayChart.tsx'
import { TimePanel } from '../../elements/charts/TimePanel.tsx'
import { recommendedTimes } from '../../elements/charts/verdict.ts'
import { cx } from '../../elements/styles/cx.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import type { ClapTestFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { clapTest } from './ClapTest.contract.ts'
import * as css from './ClapTest.css.ts'
import { en, type ClapTestMessages } from './ClapTest.messages.ts'

export type ClapTestProps = ClapTestFields & OptionsOf<typeof clapTest> & MessagesOption<ClapTestMessages> & RootProps

const target = recommendedTimes.meeting

/**
 * Reverberation time of a room, measured by a clap in it. Without a script, or without a microphone, it shows how a clap fades in
 * a good meeting room, and links to the room calculator. `enhanceClapTest` listens.
 * @requirement BLK-clap_test
 */
export function ClapTest({ title, text, roomId, headingLevel = 2, ...rest }: ClapTestProps) {
  const messages = { ...en, ...rest.messages }
  const Heading = `h${headingLevel}` as const
  return (
    <div
      {...rootProps(rest, charts.split)}
      data-part="clap-test"
      data-enhance="clap-test"
      data-messages={JSON.stringify(messages)}
      data-target={target}
    >
      <div className={charts.stack} data-part="clap-test-start">
        {title && (
          <Heading className={charts.title} data-part="clap-test-title">
            <FittedText text={title} />
          </Heading>
        )}
        {text && (
          <p className={charts.lead} data-part="clap-test-text">
            {text}
          </p>
        )}
        <div className={css.ask} data-part="clap-test-ask" hidden>
          <Button>{messages.listen}</Button>
          <p className={charts.note} data-part="clap-test-note">
            {messages.private}
          </p>
        </div>
        <output className={cx(charts.lead, css.status)} data-part="clap-test-status" />
        {roomId && (
          <p data-part="clap-test-instead">
            <a className={charts.link} data-part="clap-test-link" href={`#${roomId}`}>
              {messages.room}
            </a>
          </p>
        )}
      </div>
      <TimePanel
        part="clap-test"
        seconds={target}
        messages={messages}
        words={
          <span className={charts.lead} data-part="clap-test-name">
            {messages.good}
          </span>
        }
      >
        <DecayChart
          decays={[
            { name: messages.own, seconds: undefined },
            { name: messages.good, seconds: target },
          ]}
          messages={messages}
        />
        <p className={charts.note} data-part="clap-test-assumed" hidden>
          {messages.assumed}
        </p>
      </TimePanel>
    </div>
  )
}
