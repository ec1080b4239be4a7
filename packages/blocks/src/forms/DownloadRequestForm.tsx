import type { MessagesOption } from '../contract/contract.ts'
import { Button } from '../elements/button/Button.tsx'
import { FittedText } from '../elements/fitted-text/FittedText.tsx'
import { interpolate } from '../i18n/format.ts'
import { en, type DownloadRequestFormMessages } from './DownloadRequestForm.messages.ts'
import { CheckField, TextField } from './fields.tsx'
import { Form, findState } from './Form.tsx'
import * as css from './Form.css.ts'
import type { FormTarget } from '../contract/form-state.ts'
import { rootProps, type RootProps } from '../root-props.ts'
import { personFields } from './person-fields.ts'

export interface DownloadRequestFormProps extends MessagesOption<DownloadRequestFormMessages>, RootProps {
  /** Name of the file, as visitors read it. */
  fileName: string
  /** Id of the file, which is sent as `file`. */
  fileId: string
  /** Address of the file, where the answer of your server does not have it. Default: the answer has it. */
  to?: string | undefined
  /**
   * Data that visitors must give for it. `locked` asks for an e-mail address, `full_locked` for name, company, country and
   * function too. Default `locked`.
   */
  lockedType?: 'locked' | 'full_locked' | undefined
  /** The file is a press kit: all is asked for but the function. Default `false`. */
  isPressKit?: boolean | undefined
  /** Target of the form, and the result of its last submission. Default: the page itself. */
  form?: FormTarget | undefined
  /** Level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/**
 * The fields in their order.
 * @requirement FORM-24 to FORM-27
 */
function listFields(messages: DownloadRequestFormMessages, isFull: boolean, isPressKit: boolean) {
  const { firstName, lastName, email, company, country } = personFields(messages)
  if (!isFull) return [email]
  const position = { name: 'function', label: messages.function, autoComplete: 'organization-title', maxLength: 200 }
  return [firstName, lastName, email, company, country, ...(isPressKit ? [] : [position])]
}

/**
 * Asks who wants a locked file, and then leads to it.
 * @requirement DL-04, DL-05, FORM-24 to FORM-30
 */
export function DownloadRequestForm(props: DownloadRequestFormProps) {
  const { fileName, fileId, to, lockedType = 'locked', isPressKit = false, form: target = {}, headingLevel = 2 } = props
  const messages = { ...en, ...props.messages }
  // Known to no other part of a page: a script puts it into other pages.
  const prefix = `request-${fileId}`
  const Heading = `h${headingLevel}` as const
  const isFull = isPressKit || lockedType === 'full_locked'
  const name = isPressKit ? 'press-kit' : isFull ? 'download-full' : 'download'
  const state = findState(target, name)
  const fileUrl = state?.fileUrl ?? to
  const topics = { ...target.topics, file: fileId, file_name: fileName, locale: messages.locale }
  const inside = (text: string) => interpolate(text, { file: fileName })
  return (
    <section
      aria-labelledby={`${prefix}-title`}
      {...rootProps(props, css.request)}
      data-part="download-request-form"
      data-enhance="download-requests"
    >
      <div className={css.requestHead} data-part="download-request-form-head">
        <Heading id={`${prefix}-title`} className={css.successTitle} data-part="download-request-form-title">
          <FittedText text={inside(messages.title)} />
        </Heading>
        <p
          className={css.successText}
          data-part="download-request-form-text"
          data-locked={fileId}
          hidden={state?.outcome === 'sent'}
        >
          {isPressKit ? messages.pressKit : isFull ? messages.fullLocked : messages.locked}
        </p>
      </div>
      <Form
        name={name}
        prefix={prefix}
        target={{ ...target, topics }}
        messages={messages}
        submit={messages.send}
        failure={messages.error}
        summary={isPressKit ? messages.summaryPressKit : isFull ? messages.summary : messages.invalidEmail}
        fileId={fileId}
        success={
          <>
            <p className={css.successText} data-part="download-request-form-received" data-locked={fileId} hidden={!!fileUrl}>
              {messages.received}
            </p>
            <div className={css.ready} data-part="download-request-form-ready" data-unlocked={fileId} hidden={!fileUrl}>
              <p className={css.successText} data-part="download-request-form-unlocked">
                {messages.unlocked}
              </p>
              <Button href={fileUrl ?? ''}>{inside(messages.download)}</Button>
            </div>
          </>
        }
        extra={
          <CheckField name="newsletter_subscribe" names={target.names} prefix={prefix} state={state}>
            {messages.newsletter}
          </CheckField>
        }
      >
        {listFields(messages, isFull, isPressKit).map((field) => (
          <TextField key={field.name} {...field} names={target.names} prefix={prefix} state={state} />
        ))}
      </Form>
    </section>
  )
}
