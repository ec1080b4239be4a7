import { useId } from 'react'
import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/button/Button.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { CheckField, FileField, TextField } from '../../forms/fields.tsx'
import { Form, findState } from '../../forms/Form.tsx'
import { aboutNames } from '../../contract/form-state.ts'
import * as form from '../../forms/Form.css.ts'
import type { ContactFormFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { contactForm } from './ContactForm.contract.ts'
import * as css from './ContactForm.css.ts'
import { en, type ContactFormMessages } from './ContactForm.messages.ts'
import { describeKind } from './kinds.ts'

export type ContactFormProps = ContactFormFields & OptionsOf<typeof contactForm> & MessagesOption<ContactFormMessages> & RootProps

/**
 * Our own form for a question, a quote, samples or an application.
 * @requirement BLK-contact_form, FORM-01 to FORM-23, FORM-44, FORM-49, FORM-67, FORM-68
 */
export function ContactForm(props: ContactFormProps) {
  const { title, textHtml, variant = 'default', headingLevel = 2, form: target = {} } = props
  const messages = { ...en, ...props.messages }
  const { kind = 'contact', name = kind, topics = {} } = target
  const { fields, ...words } = describeKind(kind, messages)
  const isField = (topic: string) => fields.some((field) => field.name === topic)
  const about = aboutNames.flatMap((topic) => {
    const value = target.about?.[topic]
    return value && !isField(topic) ? [{ name: messages[topic], value }] : []
  })
  const hidden = Object.fromEntries(Object.entries(topics).filter(([topic]) => !isField(topic)))
  const prefix = `form${useId()}`
  const Heading = `h${headingLevel}` as const
  const below = Math.min(headingLevel + 1, 6) as 3
  const isApplication = kind === 'application'
  const state = findState(target, name)
  const isInline = variant === 'inline'
  // From l beside the form: in a panel, and where the form is short, there is no room for a field of colour.
  const head = variant === 'default' ? onSurface('strong', cx(css.head, form.panel, css.field)) : css.head
  return (
    <section
      aria-labelledby={title ? `${prefix}-title` : undefined}
      {...rootProps(props, cx(css.block, variant !== 'default' && css.column, isInline && css.panel))}
      data-part="contact-form"
      data-closable={isInline ? '' : undefined}
    >
      {isInline && (
        <button className={css.close} data-part="contact-form-close" data-form-close="" type="button">
          <Icon name="close" />
          <span className={visuallyHidden}>{messages.close}</span>
        </button>
      )}
      {(title || about.length > 0 || target.note || textHtml) && (
        <div className={head} data-part="contact-form-head">
          {title && (
            <Heading id={`${prefix}-title`} className={css.title} data-part="contact-form-title">
              <FittedText text={title} />
            </Heading>
          )}
          {about.length > 0 && (
            <div className={css.about} data-part="contact-form-about">
              <p className={css.aboutTitle} data-part="contact-form-about-title">
                {words.about}
              </p>
              <FactList facts={about} classNames={{ row: css.aboutRow, name: css.aboutName, value: css.aboutValue }} />
            </div>
          )}
          {target.note && (
            <p className={css.note} data-part="contact-form-note">
              <Icon name="warning" />
              <span>{target.note}</span>
            </p>
          )}
          {textHtml && <RichText html={textHtml} />}
        </div>
      )}
      <Form
        name={name}
        prefix={prefix}
        target={{ ...target, topics: hidden }}
        messages={messages}
        submit={words.submit}
        failure={messages.error}
        compact={variant === 'compact'}
        onSuccess={isInline ? 'close' : undefined}
        hasFile={isApplication}
        success={
          <>
            <DisplayTitle headingLevel={below} size="title" text={words.successTitle} />
            <p className={form.successText} data-part="form-success-text">
              {words.successText}
            </p>
            {target.next && (
              <Button href={target.next.href} variant="secondary">
                {target.next.label}
              </Button>
            )}
          </>
        }
        extra={
          !isApplication && (
            <CheckField name="newsletter_subscribe" names={target.names} prefix={prefix} state={state}>
              {messages.newsletter}
            </CheckField>
          )
        }
      >
        {fields.map((field) => (
          <TextField key={field.name} {...field} names={target.names} prefix={prefix} state={state} value={topics[field.name]} />
        ))}
        {isApplication && (
          <FileField
            name="file"
            names={target.names}
            label={messages.file}
            limit={messages.fileLimit}
            accept=".pdf,application/pdf"
            optional={messages.optional}
            again={messages.fileAgain}
            error={messages.invalidFile}
            prefix={prefix}
            state={state}
          />
        )}
      </Form>
    </section>
  )
}
