import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { AbsorptionChart } from '../../elements/charts/AbsorptionChart.tsx'
import { DecayChart } from '../../elements/charts/DecayChart.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import type { FigureFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { figure } from './Figure.contract.ts'
import * as css from './Figure.css.ts'
import type { FigureMessages } from './Figure.messages.ts'

export type FigureProps = FigureFields & OptionsOf<typeof figure> & MessagesOption<FigureMessages> & RootProps

const none: readonly never[] = []

/**
 * A drawing of acoustics with its values beside it: a clap in some rooms, or absorption by octave band.
 * @requirement BLK-figure
 */
export function Figure({
  title,
  text,
  decays = none,
  recommended,
  absorbers = none,
  headingLevel = 2,
  messages,
  ...rest
}: FigureProps) {
  const Heading = `h${headingLevel}` as const
  const measured = absorbers.flatMap(({ name, values }) => (values ? [{ name, values }] : []))
  if (!decays.length && !measured.length) return null
  return (
    <figure {...rootProps(rest, css.figure)} data-part="figure">
      {(title || text) && (
        <figcaption data-part="figure-caption">
          {title && (
            <Heading className={css.title} data-part="figure-title">
              <FittedText text={title} />
            </Heading>
          )}
          {text && (
            <p className={css.text} data-part="figure-text">
              {text}
            </p>
          )}
        </figcaption>
      )}
      {decays.length ? (
        <DecayChart
          decays={decays.map(({ name, milliseconds }) => ({ name, seconds: milliseconds / 1000 }))}
          target={recommended === undefined ? undefined : recommended / 1000}
          messages={messages}
        />
      ) : (
        <AbsorptionChart absorbers={measured} messages={messages} />
      )}
    </figure>
  )
}
