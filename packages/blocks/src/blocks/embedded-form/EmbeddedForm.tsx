import type { HostedForms, MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import type { EmbeddedFormFields } from '../../generated/props.ts'
import { interpolate } from '../../i18n/format.ts'
import { phoneHref } from '../../i18n/phone-href.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { embeddedForm } from './EmbeddedForm.contract.ts'
import * as css from './EmbeddedForm.css.ts'
import { en, type EmbeddedFormMessages } from './EmbeddedForm.messages.ts'

export type EmbeddedFormProps = EmbeddedFormFields &
  OptionsOf<typeof embeddedForm> &
  MessagesOption<EmbeddedFormMessages> &
  RootProps

/** One link, large: an address to write to, or a number to call. */
const ContactLink = ({ href, text, value }: { href: string; text: string; value: string }) => {
  const [before, after] = text.split(value)
  return (
    <li data-part="embedded-form-contact">
      <a className={css.contactLink} data-part="embedded-form-link" href={href}>
        {before}
        <bdi>{value}</bdi>
        {after}
      </a>
    </li>
  )
}

interface ReachProps extends Pick<HostedForms, 'email' | 'phone'> {
  /** Of a message. */
  subject: string | undefined
  messages: EmbeddedFormMessages
}

/** Links to write to the brand or to call it. Renders nothing where it has neither address nor number. */
const Reach = ({ email, phone, subject, messages }: ReachProps) =>
  (email || phone) && (
    <>
      <p className={css.contactIntro} data-part="embedded-form-reach">
        {messages.contactDetails}
      </p>
      <ul className={css.contactLinks} data-part="embedded-form-contacts">
        {email && (
          <ContactLink
            href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
            text={interpolate(messages.write, { email })}
            value={email}
          />
        )}
        {phone && <ContactLink href={phoneHref(phone)} text={interpolate(messages.call, { phone })} value={phone} />}
      </ul>
    </>
  )

/**
 * A form that is hosted elsewhere, in a frame. Without an address of the form the block shows the brand's contact details.
 * Without scripting the frame is visible at once, in a fixed height. With scripting a loading text stands there until
 * `enhanceEmbeddedForm` shows the frame, as high as the form, or else the contact details.
 * @requirement BLK-embedded_form
 */
export function EmbeddedForm({ title, form = 'general-request', headingLevel = 2, hostedForms, ...rest }: EmbeddedFormProps) {
  const messages = { ...en, ...rest.messages }
  const Heading = `h${headingLevel}` as const
  const { src, about } = hostedForms?.request(form) ?? {}
  const { email, phone } = hostedForms ?? {}
  if (!title && !src && !email && !phone) return null
  const subject = about ?? title?.replaceAll('\u00ad', '')
  return (
    <div {...rootProps(rest, css.block)} data-part="embedded-form">
      {title && (
        <Heading className={css.title} data-part="embedded-form-title">
          <FittedText text={title} />
        </Heading>
      )}
      {about && (
        <p className={css.about} data-part="embedded-form-about">
          {interpolate(messages.about, { about })}
        </p>
      )}
      {src ? (
        <div className={css.frame} data-part="embedded-form-frame" data-enhance="embedded-form" data-shown={css.shown}>
          <p className={css.loader} data-part="embedded-form-loader">
            {messages.loading}
          </p>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's, which needs its scripts and its own storage */}
          <iframe className={css.form} data-part="embedded-form-form" src={src} title={title ?? messages.form} />
          {(email || phone) && (
            <div className={css.fallback} data-part="embedded-form-fallback" hidden>
              <p data-part="embedded-form-failed" role="alert">
                {messages.failed}
              </p>
              <Reach {...{ email, phone, subject, messages }} />
            </div>
          )}
        </div>
      ) : (
        <Reach {...{ email, phone, subject, messages }} />
      )}
    </div>
  )
}
