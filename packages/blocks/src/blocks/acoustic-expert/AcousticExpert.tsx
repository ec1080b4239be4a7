import type { ReactNode } from 'react'
import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import { SummaryButton } from '../../elements/button/Button.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import type { AcousticExpertFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { acousticExpert } from './AcousticExpert.contract.ts'
import * as css from './AcousticExpert.css.ts'
import { en, type AcousticExpertMessages } from './AcousticExpert.messages.ts'

export type AcousticExpertProps = AcousticExpertFields &
  OptionsOf<typeof acousticExpert> &
  MessagesOption<AcousticExpertMessages> & {
    /** Content that the button of `hasForm` opens: a `ContactForm`, variant `inline`, with these messages. Default: no button. */
    children?: ReactNode
    /** Whether that is open at first, for example to show the result of its form. Default `false`. */
    defaultOpen?: boolean | undefined
  } & RootProps

/**
 * The person to ask, on a coloured surface.
 * @requirement BLK-acoustic_expert
 */
export function AcousticExpert(props: AcousticExpertProps) {
  const { title, subtitle, quote, descriptionHtml, image, action, hasForm, headingLevel = 2, children, defaultOpen } = props
  const messages = { ...en, ...props.messages }
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rootProps(props, onSurface('strong', css.field))} data-part="acoustic-expert">
      <Grid>
        {image?.src && (
          <div className={css.picture} data-part="acoustic-expert-media">
            <Picture image={image} ratio="4:5" sizes={`${from.m} 34vw, 100vw`} />
          </div>
        )}
        <div className={css.text} data-part="acoustic-expert-text">
          <Heading className={css.title} data-part="acoustic-expert-title">
            <FittedText text={title} />
          </Heading>
          {quote && (
            <blockquote data-part="acoustic-expert-sentence">
              <p className={css.quote} data-part="acoustic-expert-quote">
                {quote}
              </p>
            </blockquote>
          )}
          {subtitle && (
            <p className={css.subtitle} data-part="acoustic-expert-subtitle">
              {subtitle}
            </p>
          )}
          {descriptionHtml && <RichText html={descriptionHtml} messages={messages} />}
          <div className={css.action} data-part="acoustic-expert-action">
            <ActionButton action={action} messages={messages} />
          </div>
          {hasForm && children && (
            <details className={css.ask} data-part="acoustic-expert-form" open={defaultOpen}>
              <SummaryButton>{messages.ask}</SummaryButton>
              <div className={onSurface('base', css.panel)} data-part="acoustic-expert-panel">
                {children}
              </div>
            </details>
          )}
        </div>
      </Grid>
    </div>
  )
}
