import { cx } from '../../elements/styles/cx.ts'
import { steps } from '../../elements/display-title/DisplayTitle.css.ts'
import { fitting } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import { interpolate, plural } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './FaqPage.css.ts'
import { en, type FaqPageMessages } from './FaqPage.messages.ts'
import { markHtml } from './mark-html.ts'

export interface FaqPageProps extends RootProps {
  /** Title of the page, below its label. Default: that of the messages. */
  title?: string | undefined
  /** Address of the page itself, to which the form sends the keyword in its query. */
  href: string
  /** Name under which the form sends the keyword. Default `q`. */
  keywordKey?: string | undefined
  /** Keyword of the search: the page shows the questions that contain it in their text or answer. Default: all. */
  keyword?: string | undefined
  /** The questions, in order. `id`: part of the address, `#{id}` leads to the question. */
  items: readonly { id: string; question: string; answerHtml: string }[]
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<FaqPageMessages> | undefined
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Questions and answers: a title, a search field, and questions that open. Works without a script: the server answers the form.
 * `enhanceFaq` filters while one types.
 * @requirement FAQ-01, FAQ-03, FAQ-04, FAQ-06
 */
export function FaqPage({ href, keywordKey = 'q', keyword = '', items, ...rest }: FaqPageProps) {
  const messages = { ...en, ...rest.messages }
  const { locale, count, empty } = messages
  const shown = items.map(({ id, question, answerHtml }) => {
    const [asked, answered] = [markHtml(escaped(question), keyword), markHtml(answerHtml, keyword)]
    return { id, question, asked, answered, isHit: asked.found || answered.found }
  })
  const found = shown.filter(({ isHit }) => isHit).length
  const line = (text: string, step: 1 | 5) => (
    <span {...fitting(text)} data-part="faq-page-line">
      <span className={steps[step]} data-part="faq-page-words">
        {text}
      </span>
    </span>
  )
  return (
    <div
      {...rootProps(rest, css.page)}
      data-part="faq-page"
      data-enhance="faq"
      data-messages={JSON.stringify({ locale, count, empty })}
    >
      <Grid>
        <h1 className={css.title} data-part="faq-page-title">
          {line(messages.label, 1)} {line(rest.title ?? messages.title, 5)}
        </h1>
        <SearchField
          part="faq-page"
          href={href}
          name={keywordKey}
          keyword={keyword}
          messages={messages}
          classNames={{ search: css.whole, field: css.field, submit: css.submit, input: css.input }}
        />
        <output className={cx(css.whole, css.status)} data-part="faq-page-status" data-empty={found ? undefined : ''}>
          {found ? interpolate(plural(count, found, locale), { n: found }) : empty}
        </output>
        <div className={cx(css.whole, css.list)} data-part="faq-page-list" hidden={!found}>
          {shown.map(({ id, question, asked, answered, isHit }) => (
            <details
              key={id}
              id={id}
              className={css.item}
              data-part="faq-page-item"
              hidden={!isHit}
              open={answered.found && !asked.found}
            >
              <summary className={css.summary} data-part="faq-page-summary">
                <h2 className={css.question} data-part="faq-page-heading">
                  <span
                    {...fitting(question, css.fitted)}
                    data-part="faq-page-question"
                    dangerouslySetInnerHTML={{ __html: asked.html }}
                  />
                </h2>
                <span className={css.plus} data-part="faq-page-icon">
                  <Icon name="plus" />
                </span>
              </summary>
              <div className={css.answer} data-part="faq-page-answer">
                <RichText html={answered.html} messages={messages} />
              </div>
            </details>
          ))}
        </div>
      </Grid>
    </div>
  )
}
