import type { ReactNode } from 'react'
import { Button } from '../elements/button/Button.tsx'
import { cx } from '../elements/styles/cx.ts'
import { Icon } from '../elements/icon/Icon.tsx'
import { CheckField, toSummaryId } from './fields.tsx'
import * as css from './Form.css.ts'
import { onSurface } from '../elements/styles/surface.ts'
import type { FormMessages } from './Form.messages.ts'
import type { FormState, FormTarget } from '../contract/form-state.ts'

export interface FormProps {
  /** Name of the form, which is sent with it. */
  name: string
  prefix: string
  target: FormTarget
  messages: FormMessages
  /** The fields, in their order. */
  children: ReactNode
  /** Below the consent. */
  extra?: ReactNode
  /** Words of the button, of a failure, and what stands in place of the form once it was sent. */
  submit: string
  failure: string
  success: ReactNode
  compact?: boolean | undefined
  /** One field and the button in one line. Default `false`. */
  inline?: boolean | undefined
  /** One sentence for all fields, which then have no words of their own. Default: none. */
  summary?: string | undefined
  /** The file that it unlocks: script and parts find each other by it. Default: none. */
  fileId?: string | undefined
  /** `close`: it closes itself a while after it was sent. */
  onSuccess?: 'close' | undefined
  /** It has a file. Default `false`. */
  hasFile?: boolean | undefined
}

/** The state of a form, where it is this one that was sent. */
export const findState = ({ state }: FormTarget, name: string): FormState | undefined =>
  state?.form === name ? state : undefined

/**
 * A form that works without JavaScript, with its messages: all of them are in the HTML, so that the plain script `enhanceForm`
 * only shows and hides.
 * @requirement FORM-15, FORM-41
 */
export function Form({ name, prefix, target, messages, children, extra, submit, failure, success, ...props }: FormProps) {
  const { compact, inline, summary, fileId, onSuccess, hasFile } = props
  const state = findState(target, name)
  const hasFailed = state?.outcome === 'failed'
  const isSent = state?.outcome === 'sent'
  const isSending = state?.outcome === 'sending'
  const { names } = target
  const toFieldName = (field: string) => names?.[field] ?? field
  // The boxes to tick have messages of their own.
  const boxes = new Set(['gdpr', 'newsletter_subscribe'].map(toFieldName))
  const isWrong = state?.invalid?.some((field) => !boxes.has(field))
  const [before, rest] = messages.privacy.split('{link}')
  const note = (
    <p className={css.note} data-part="form-note">
      {messages.required}
    </p>
  )
  return (
    <div className={css.container} data-part="form" data-enhance="form" data-after={onSuccess}>
      <form
        className={cx(css.form, inline && css.line)}
        data-part="form-fields"
        action={target.href}
        method="post"
        noValidate={target.noValidate && !hasFile}
        encType={hasFile ? 'multipart/form-data' : undefined}
        hidden={isSent}
        aria-busy={isSending || undefined}
        data-locked={fileId}
      >
        <input type="hidden" data-part="form-name" name={toFieldName('form')} value={name} />
        {Object.entries(target.topics ?? {}).map(([topic, value]) => (
          <input key={topic} type="hidden" data-part="form-topic" name={topic} value={value} />
        ))}
        {/* Hidden by the markup: who sees it where the stylesheet has not come and fills it would be taken for a robot. */}
        <div data-part="form-honeypot" hidden inert>
          <label>
            {messages.honeypot}
            <input data-part="form-trap" name={toFieldName('homepage')} type="text" autoComplete="off" tabIndex={-1} />
          </label>
        </div>
        {!inline && note}
        <div className={cx(css.fields, compact && css.compact)} data-part="form-grid">
          {children}
        </div>
        {summary && (
          <p id={toSummaryId(prefix)} className={css.error} data-part="form-summary" role="alert" hidden={!isWrong}>
            <Icon name="warning" />
            <span>{summary}</span>
          </p>
        )}
        <div className={css.checks} data-part="form-checks">
          {inline && note}
          <CheckField name="gdpr" names={names} prefix={prefix} error={messages.consent} state={state}>
            {before}
            {target.privacyHref ? (
              <a href={target.privacyHref} data-part="form-privacy">
                {messages.privacyLink}
              </a>
            ) : (
              messages.privacyLink
            )}
            {rest}
          </CheckField>
          {extra}
        </div>
        <div
          className={css.failure}
          data-part="form-failure"
          role="alert"
          tabIndex={-1}
          hidden={!hasFailed}
          // Without JavaScript nothing else announces it.
          {...(hasFailed && { autoFocus: true })}
        >
          <Icon name="warning" />
          <span data-text={failure} data-offline={messages.offline}>
            {state?.failure ?? failure}
          </span>
        </div>
        <div className={css.submit} data-part="form-submit">
          <Button type="submit" disabled={isSending}>
            {submit}
          </Button>
          <output className={css.sending} data-part="form-sending" data-text={messages.sending}>
            {isSending && messages.sending}
          </output>
        </div>
      </form>
      <div
        // An address leads here once it was sent without JavaScript.
        id={isSent ? `sent-${name}` : undefined}
        className={inline ? css.success : onSurface('accent', cx(css.success, css.panel))}
        data-part="form-success"
        tabIndex={-1}
        hidden={!isSent}
        data-unlocked={fileId}
      >
        {success}
      </div>
    </div>
  )
}
