import { useId } from 'react'
import type { MessagesOption } from '../contract/contract.ts'
import { FittedText } from '../elements/fitted-text/FittedText.tsx'
import { TextField } from './fields.tsx'
import { Form, stateOf } from './Form.tsx'
import * as css from './Form.css.ts'
import type { FormTarget } from '../contract/form-state.ts'
import { en, type NewsletterFormMessages } from './NewsletterForm.messages.ts'

export interface NewsletterFormProps extends MessagesOption<NewsletterFormMessages> {
  /**
   * `compact` is one line, for a footer: with JavaScript the consent is asked for once something is typed. Default `default`.
   */
  variant?: 'default' | 'compact' | undefined
  /** Where it is sent, and what came of it. Default: to the page itself. */
  form?: FormTarget | undefined
}

/**
 * Subscribes to the newsletter: an address and the consent.
 * @requirement FORM-34 to FORM-36
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { variant, form: target = {} } = props
  const isCompact = variant === 'compact'
  const messages = { ...en, ...props.messages }
  const prefix = `form${useId()}`
  return (
    <div data-part="newsletter-form">
      <Form
        name="newsletter"
        prefix={prefix}
        target={target}
        messages={messages}
        submit={messages.subscribe}
        failure={messages.error}
        line={isCompact}
        success={
          <p className={isCompact ? css.successText : css.successTitle} data-part="form-success-title">
            <FittedText text={messages.success} />
          </p>
        }
      >
        <TextField
          name="email"
          prefix={prefix}
          state={stateOf(target, 'newsletter')}
          label={messages.email}
          error={messages.invalidEmail}
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={isCompact ? messages.example : undefined}
        />
      </Form>
    </div>
  )
}
