import { useId } from 'react'
import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { CheckField, FileField, TextField, type TextFieldProps } from '../../forms/fields.tsx'
import { Form, findState } from '../../forms/Form.tsx'
import { aboutNames, type FormTarget } from '../../contract/form-state.ts'
import * as form from '../../forms/Form.css.ts'
import { personFields } from '../../forms/person-fields.ts'
import type { ContactFormFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { contactForm } from './ContactForm.contract.ts'
import * as css from './ContactForm.css.ts'
import { en, type ContactFormMessages } from './ContactForm.messages.ts'

export type ContactFormProps = ContactFormFields & OptionsOf<typeof contactForm> & MessagesOption<ContactFormMessages> & RootProps

/** Names of the fields of a question that an application lacks. */
const ofQuestions = new Set(['company', 'state'])

/**
 * The fields in their order, each with its message.
 * @requirement FORM-01 to FORM-08, FORM-44, FORM-47, FORM-48, FORM-13
 */
function listFields(messages: ContactFormMessages, kind: NonNullable<FormTarget['kind']>): Omit<TextFieldProps, 'prefix'>[] {
  const isApplication = kind === 'application'
  const optional = kind === 'question' ? messages.optional : undefined
  const { firstName, lastName, email, company, country } = personFields(messages)
  const fields: Omit<TextFieldProps, 'prefix'>[] = [
    { ...firstName, error: messages.invalidName },
    { ...lastName, error: messages.invalidName },
    { ...email, error: messages.invalidEmail, halfWidth: !isApplication },
    { ...company, error: optional ? messages.invalid : messages.invalidCompany, optional },
    { ...country, error: messages.invalidCountry, halfWidth: !isApplication },
    {
      name: 'state',
      label: messages.state,
      error: optional ? messages.invalid : messages.invalidState,
      autoComplete: 'address-level1',
      maxLength: 200,
      halfWidth: true,
      optional,
    },
    {
      name: 'subject',
      label: isApplication ? messages.aboutYou : messages.question,
      error: isApplication ? messages.invalidAboutYou : messages.invalidQuestion,
      maxLength: 5_000,
      multiline: true,
    },
  ]
  if (!isApplication) return fields
  const link = {
    name: 'link',
    label: messages.link,
    error: messages.invalidLink,
    type: 'url',
    autoComplete: 'url',
    maxLength: 500,
    optional: messages.optional,
  }
  return [...fields.filter(({ name }) => !ofQuestions.has(name)), link]
}

/**
 * Our own form for a question or an application.
 * @requirement BLK-contact_form, FORM-01 to FORM-23, FORM-44, FORM-49
 */
export function ContactForm(props: ContactFormProps) {
  const { title, textHtml, variant = 'default', headingLevel = 2, form: target = {} } = props
  const messages = { ...en, ...props.messages }
  const about = aboutNames.flatMap((name) => (target.about?.[name] ? [{ name: messages[name], value: target.about[name] }] : []))
  const prefix = `form${useId()}`
  const Heading = `h${headingLevel}` as const
  const below = Math.min(headingLevel + 1, 6) as 3
  const { kind = 'contact', name = kind } = target
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
      {(title || about.length > 0 || textHtml) && (
        <div className={head} data-part="contact-form-head">
          {title && (
            <Heading id={`${prefix}-title`} className={css.title} data-part="contact-form-title">
              <FittedText text={title} />
            </Heading>
          )}
          {about.length > 0 && (
            <div className={css.about} data-part="contact-form-about">
              <p className={css.aboutTitle} data-part="contact-form-about-title">
                {isApplication ? messages.application : messages.about}
              </p>
              <FactList facts={about} classNames={{ row: css.aboutRow, name: css.aboutName, value: css.aboutValue }} />
              {target.note && (
                <p className={css.note} data-part="contact-form-note">
                  <Icon name="warning" />
                  <span>{target.note}</span>
                </p>
              )}
            </div>
          )}
          {textHtml && <RichText html={textHtml} />}
        </div>
      )}
      <Form
        name={name}
        prefix={prefix}
        target={target}
        messages={messages}
        submit={isApplication ? messages.apply : messages.send}
        failure={messages.error}
        compact={variant === 'compact'}
        onSuccess={isInline ? 'close' : undefined}
        hasFile={isApplication}
        success={
          <>
            <DisplayTitle
              headingLevel={below}
              size="title"
              text={isApplication ? messages.appliedTitle : messages.successTitle}
            />
            <p className={form.successText} data-part="form-success-text">
              {isApplication ? messages.appliedText : messages.successText}
            </p>
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
        {listFields(messages, kind).map((field) => (
          <TextField key={field.name} {...field} names={target.names} prefix={prefix} state={state} />
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
