import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/Button.tsx'
import { percent } from '../../elements/charts/percent.ts'
import { cx } from '../../elements/cx.ts'
import { FittedText } from '../../elements/FittedText.tsx'
import { surfaceClass } from '../../elements/surface.css.ts'
import { surfaceStyle } from '../../elements/surface.ts'
import { visuallyHidden } from '../../elements/VisuallyHidden.css.ts'
import type { ClapTestFields } from '../../generated/props.ts'
import { interpolate } from '../../i18n/format.ts'
import { uses } from '../room-calculator/room.ts'
import type { clapTest } from './ClapTest.contract.ts'
import * as css from './ClapTest.css.ts'
import { en, type ClapTestMessages } from './ClapTest.messages.ts'
import { steps } from './decay.ts'

export type ClapTestProps = ClapTestFields & OptionsOf<typeof clapTest> & MessagesOption<ClapTestMessages>

const target = uses.meeting

/**
 * How long a room sounds, by a clap in it (BLK-clap_test). Without a script, or without a microphone, it shows how a clap fades in a good
 * meeting room, and leads to the room calculator; `enhanceClapTest` listens.
 */
export function ClapTest({ title, text, roomId, headingLevel = 2, ...rest }: ClapTestProps) {
  const messages = { ...en, ...rest.messages }
  const Heading = `h${headingLevel}` as const
  const one = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const inSeconds = (n: number) => interpolate(messages.seconds, { n: one.format(n) })
  const key = (fill: string) => (
    <svg className={css.key} data-part="clap-test-key">
      <rect className={fill} width="100%" height="100%" />
    </svg>
  )
  return (
    <div
      className={css.block}
      data-part="clap-test"
      data-enhance="clap-test"
      data-messages={JSON.stringify(messages)}
      data-target={target}
    >
      <div className={css.start} data-part="clap-test-start">
        {title && (
          <Heading className={css.title} data-part="clap-test-title">
            <FittedText text={title} />
          </Heading>
        )}
        {text && (
          <p className={css.text} data-part="clap-test-text">
            {text}
          </p>
        )}
        <div className={css.ask} data-part="clap-test-ask" hidden>
          <Button>{messages.listen}</Button>
          <p className={css.note} data-part="clap-test-note">
            {messages.private}
          </p>
        </div>
        <p className={css.status} data-part="clap-test-status" role="status" />
        {roomId && (
          <p data-part="clap-test-instead">
            <a className={css.link} data-part="clap-test-link" href={`#${roomId}`}>
              {messages.room}
            </a>
          </p>
        )}
      </div>
      <div
        className={cx(surfaceClass, css.result)}
        data-part="clap-test-result"
        data-tone="inverted"
        style={surfaceStyle(undefined, 'inverse')}
      >
        <p className={css.figure} data-part="clap-test-figure">
          <span className={css.seconds} data-part="clap-test-seconds">
            {one.format(target)}
          </span>{' '}
          {messages.unit}{' '}
          <span className={css.name} data-part="clap-test-name">
            {messages.good}
          </span>
        </p>
        {/* What the colours mean; the table says it by its columns. */}
        <p className={css.legend} data-part="clap-test-legend" aria-hidden="true">
          <span data-own="" hidden>
            {key(css.own)} {messages.own}
          </span>
          <span>
            {key(css.good)} {messages.good}
          </span>
        </p>
        <table className={css.table} data-part="clap-test-table">
          <caption className={css.caption} data-part="clap-test-caption">
            {messages.caption}
          </caption>
          <thead className={visuallyHidden}>
            <tr>
              <th scope="col">{messages.level}</th>
              <td />
              <th scope="col" hidden>
                {messages.own}
              </th>
              <th scope="col">{messages.good}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((decibels) => (
              <tr key={decibels}>
                <th scope="row">{interpolate(messages.decibels, { n: decibels })}</th>
                <td className={css.drawing} data-part="clap-test-drawing">
                  <svg className={css.bars} data-part="clap-test-bars" aria-hidden="true">
                    <rect className={css.own} y="18%" height="36%" />
                    <rect className={css.good} y="60%" height="22%" width={percent(decibels / 60)} />
                    <line className={css.target} x1="100%" x2="100%" y1="0" y2="100%" />
                  </svg>
                </td>
                <td hidden />
                <td>{inSeconds((target * decibels) / 60)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.note} data-part="clap-test-assumed" hidden>
          {messages.assumed}
        </p>
      </div>
    </div>
  )
}
