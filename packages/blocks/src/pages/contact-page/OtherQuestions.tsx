import type { ActionValue } from '../../contract/values.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { SectionHead } from '../../elements/section-head/SectionHead.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { place } from '../../elements/styles/place.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en } from './ContactPage.messages.ts'
import * as css from './OtherQuestions.css.ts'

export interface OtherQuestionsProps extends RootProps {
  /** Stands above the list. Default `Other questions`. */
  title?: string | undefined
  /** Other kinds of question, each with its page; without any there is no list. */
  questions: readonly { id: string; title: string; text?: string | undefined; href: string }[]
  /** Link to questions with answers, beside the title. Default: none. */
  action?: ActionValue | undefined
  /** Texts of a link in a new tab. */
  messages?: Partial<ElementMessages> | undefined
}

/**
 * Links to the other contact pages.
 * @requirement CONTACT-02
 */
export function OtherQuestions({ title = en.otherQuestions, questions, action, messages, ...rest }: OtherQuestionsProps) {
  if (!questions.length) return null
  return (
    <nav aria-label={title} {...rootProps(rest, cx(place, css.nav))} data-part="other-questions">
      <Grid>
        <SectionHead
          title={title}
          headingLevel={2}
          action={action}
          part="other-questions"
          messages={messages}
          classNames={css.section}
        />
        <ul className={css.list} data-part="other-questions-list">
          {questions.map((question) => (
            <li key={question.id} data-part="other-questions-item">
              <a className={css.link} data-part="other-questions-link" href={question.href}>
                <span className={css.name} data-part="other-questions-name">
                  {question.title}
                </span>
                {question.text && (
                  <span className={css.text} data-part="other-questions-text">
                    {question.text}
                  </span>
                )}
                <span className={css.icon} data-part="other-questions-icon">
                  <Icon name="arrow" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Grid>
    </nav>
  )
}
