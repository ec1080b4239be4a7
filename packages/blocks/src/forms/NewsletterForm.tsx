import { useId } from 'react'
import type { MessagesOption } from '../contract/contract.ts'
import { DisplayTitle } from '../elements/display-title/DisplayTitle.tsx'
import { onSurface } from '../elements/styles/surface.ts'
import { TextField } from './fields.tsx'
import { Form, findState } from './Form.tsx'
import * as css from './Form.css.ts'
import type { FormTarget } from '../contract/form-state.ts'
import { rootProps, type RootProps } from '../root-props.ts'
import { en, type NewsletterFormMessages } from './NewsletterForm.messages.ts'

export interface NewsletterFormProps extends MessagesOption<NewsletterFormMessages>, RootProps {
  /**
   * A line on a coloured field, from edge to edge. `compact` is for a footer, without the field: with JavaScript the consent is
   * asked for once something is typed. Default `default`.
   */
  variant?: 'default' | 'compact' | undefined
  /** Target of the form, and the result of its last submission. Default: the page itself. */
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
    <div {...rootProps(props, isCompact ? undefined : onSurface('accent', css.newsletter))} data-part="newsletter-form">
      <Form
        name="newsletter"
        prefix={prefix}
        target={target}
        messages={messages}
        submit={messages.subscribe}
        failure={messages.error}
        inline
        success={
          isCompact ? (
            <p className={css.successText} data-part="form-success-text">
              {messages.success}
            </p>
          ) : (
            <DisplayTitle headingLevel={2} size="title" text={messages.success} />
          )
        }
      >
        <TextField
          name="email"
          names={target.names}
          prefix={prefix}
          state={findState(target, 'newsletter')}
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
