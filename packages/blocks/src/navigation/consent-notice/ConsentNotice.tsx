import type { MessagesOption } from '../../contract/contract.ts'
import { Button } from '../../elements/button/Button.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { box, checkRow } from '../../forms/Form.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { Consent } from './enhance-consent.ts'
import * as css from './ConsentNotice.css.ts'
import { en, type ConsentNoticeMessages } from './ConsentNotice.messages.ts'

export interface ConsentNoticeProps extends MessagesOption<ConsentNoticeMessages>, RootProps {
  /**
   * Address that the answer is sent to without a script: `choice` is the button (`all`, `necessary` or `chosen`), `preferences` and
   * `statistics` are `on` where their boxes are ticked. Default: the page itself, by GET, for sites without a server.
   */
  href?: string | undefined
  /** Names under which the answer is sent, by their own: `choice`, `preferences`, `statistics`. Default: their own. */
  names?: Readonly<Partial<Record<'choice' | 'preferences' | 'statistics', string>>> | undefined
  /** Name for links that lead here; the notice opens where an address ends in it. Default `consent`. */
  id?: string | undefined
  /** Address of the privacy policy. Default: the words have no link. */
  privacyHref?: string | undefined
  /** Whether it is shown from the start. Default `false`: `enhanceConsent` opens it where there is no answer yet. */
  defaultOpen?: boolean | undefined
}

interface ChoiceProps {
  /** Name of the box; what is always kept has none. */
  name?: string
  category?: keyof Consent
  id: string
  label: string
  text: string
  /** Words for where the browser objects. */
  objection?: string
}

/** One kind of what is kept, with a box. */
const Choice = ({ name, category, id, label, text, objection }: ChoiceProps) => (
  <div className={checkRow} data-part="consent-notice-choice">
    <input
      id={id}
      className={box}
      data-part="consent-notice-box"
      type="checkbox"
      aria-describedby={`${id}-text`}
      data-category={category}
      {...(name ? { name } : { defaultChecked: true, disabled: true })}
    />
    <div>
      <label className={css.label} data-part="consent-notice-label" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-text`} className={css.note} data-part="consent-notice-note">
        {text}
        {objection && (
          <span data-part="consent-notice-objection" hidden>
            {` ${objection}`}
          </span>
        )}
      </p>
    </div>
  </div>
)

/**
 * Asks what may be kept in the browser: a form that works without JavaScript, in a sheet at the lower edge; `enhanceConsent` answers
 * it without leaving the page. Place it last in the
 * page: it then covers nothing that cannot be scrolled clear of it. All answers weigh the same. A page that shows it from the start
 * sets `--b-view-end` to its height, which a `HomeHeader` keeps free. Its check boxes need the styles of `forms` too.
 * @requirement CONSENT-07, CONSENT-08
 */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { href, id = 'consent', privacyHref, defaultOpen } = props
  const { choice = 'choice', preferences = 'preferences', statistics = 'statistics' } = props.names ?? {}
  const messages = { ...en, ...props.messages }
  const [before, after] = messages.text.split('{link}')
  return (
    <aside
      id={id}
      aria-labelledby={`${id}-title`}
      {...rootProps(props, css.place)}
      data-part="consent-notice"
      data-enhance="consent"
      data-tone="inverted"
      data-open={defaultOpen ? '' : undefined}
      tabIndex={-1}
    >
      <form className={css.form} data-part="consent-notice-form" action={href} method={href && 'post'}>
        <p id={`${id}-title`} className={css.title} data-part="consent-notice-title">
          <FittedText text={messages.title} />
        </p>
        <p className={css.text} data-part="consent-notice-text">
          {before}
          {privacyHref ? (
            <a href={privacyHref} data-part="consent-notice-link">
              {messages.privacyLink}
            </a>
          ) : (
            messages.privacyLink
          )}
          {after}
        </p>
        <details className={css.details} data-part="consent-notice-details">
          <summary className={css.summary} data-part="consent-notice-summary">
            {messages.choose}
            <Icon name="chevron" />
          </summary>
          <div className={css.choices} data-part="consent-notice-choices">
            <Choice id={`${id}-necessary`} label={messages.necessary} text={messages.necessaryText} />
            <Choice
              name={preferences}
              category="preferences"
              id={`${id}-preferences`}
              label={messages.preferences}
              text={messages.preferencesText}
            />
            <Choice
              name={statistics}
              category="statistics"
              id={`${id}-statistics`}
              label={messages.statistics}
              text={messages.statisticsText}
              objection={messages.untracked}
            />
            <Button type="submit" variant="secondary" name={choice} value="chosen">
              {messages.save}
            </Button>
          </div>
        </details>
        <div className={css.actions} data-part="consent-notice-actions">
          <Button type="submit" variant="secondary" name={choice} value="necessary">
            {messages.necessaryOnly}
          </Button>
          <Button type="submit" variant="secondary" name={choice} value="all">
            {messages.acceptAll}
          </Button>
        </div>
      </form>
    </aside>
  )
}
