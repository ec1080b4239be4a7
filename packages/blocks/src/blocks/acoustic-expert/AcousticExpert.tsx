import type { ReactNode } from 'react'
import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/ActionButton.tsx'
import { SummaryButton } from '../../elements/Button.tsx'
import { cx } from '../../elements/cx.ts'
import { FittedText } from '../../elements/FittedText.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { surfaceClass } from '../../elements/surface.css.ts'
import { surfaceStyle } from '../../elements/surface.ts'
import type { AcousticExpertFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { ContactForm } from '../contact-form/ContactForm.tsx'
import type { acousticExpert } from './AcousticExpert.contract.ts'
import * as css from './AcousticExpert.css.ts'
import { en, type AcousticExpertMessages } from './AcousticExpert.messages.ts'

export type AcousticExpertProps = AcousticExpertFields &
  OptionsOf<typeof acousticExpert> &
  MessagesOption<AcousticExpertMessages> & {
    /** A form below the text, to ask on the spot. Default: our own, where `hasForm` says so. */
    children?: ReactNode
  }

/** Our own form behind a button; the script closes it again once it was sent (FORM-16, FORM-39). */
function ExpertForm({ form, messages }: Pick<AcousticExpertProps, 'form' | 'messages'>) {
  // What a page asks about itself is not for the expert; a name of its own keeps it apart from another form of the page.
  const target = { name: 'expert', action: form?.action, privacyHref: form?.privacyHref, state: form?.state }
  return (
    <details className={css.ask} data-part="acoustic-expert-form" open={form?.state?.form === target.name}>
      <SummaryButton>{messages?.ask}</SummaryButton>
      <div className={cx(surfaceClass, css.panel)} data-part="acoustic-expert-panel" style={surfaceStyle(undefined, 'base')}>
        <ContactForm title="" variant="inline" form={target} messages={messages} />
      </div>
    </details>
  )
}

/** The person to ask, on a coloured surface (BLK-acoustic_expert). */
export function AcousticExpert(props: AcousticExpertProps) {
  const { title, subtitle, quote, descriptionHtml, image, action, hasForm, form, headingLevel = 2, children } = props
  const messages = { ...en, ...props.messages }
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx(surfaceClass, css.field)} data-part="acoustic-expert" style={surfaceStyle(undefined, 'strong')}>
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
          {children ?? (hasForm && <ExpertForm form={form} messages={messages} />)}
        </div>
      </Grid>
    </div>
  )
}
