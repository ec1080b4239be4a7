import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import type { JobListFields } from '../../generated/props.ts'
import { longDate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { jobList } from './JobList.contract.ts'
import * as css from './JobList.css.ts'
import { en, type JobListMessages } from './JobList.messages.ts'

export type JobListProps = JobListFields & OptionsOf<typeof jobList> & MessagesOption<JobListMessages> & RootProps

/**
 * All vacancies in the order given, each leading to its page, and a link to apply without one.
 * @requirement BLK-job_list, JOB-01, JOB-05
 */
export function JobList(props: JobListProps) {
  const { title, text, jobs = [], action, headingLevel = 2 } = props
  const messages = { ...en, ...props.messages }
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rootProps(props)} data-part="job-list">
      {(title || text) && (
        <div className={css.head} data-part="job-list-head">
          {title && (
            <Heading className={css.title} data-part="job-list-title">
              <FittedText text={title} />
            </Heading>
          )}
          {text && (
            <p className={css.text} data-part="job-list-text">
              {text}
            </p>
          )}
        </div>
      )}
      {!jobs.length && (
        <p className={cx(css.quiet, css.empty)} data-part="job-list-empty">
          {messages.empty}
        </p>
      )}
      <ul className={css.list} data-part="job-list-items">
        {jobs.map(({ id, lang, title: name, href, intro, date, countries = [] }) => {
          const day = longDate(date, messages.locale)
          return (
            <li key={id} data-part="job-list-item">
              <a className={css.row} data-part="job-list-link" href={href}>
                <span className={css.job} data-part="job-list-job" lang={lang}>
                  <span className={css.name} data-part="job-list-name">
                    {name}
                  </span>
                  {intro && (
                    <span className={css.intro} data-part="job-list-intro">
                      {intro}
                    </span>
                  )}
                </span>
                <span className={css.fact} data-part="job-list-country" lang={lang}>
                  {countries.join(', ')}
                </span>
                {day && (
                  <time className={css.fact} data-part="job-list-date" dateTime={date}>
                    {day}
                  </time>
                )}
                <Icon name="arrow" />
              </a>
            </li>
          )
        })}
        {action?.label && action.href && (
          <li data-part="job-list-item">
            <a className={css.row} data-part="job-list-action" href={action.href}>
              <span className={cx(css.job, css.quiet)} data-part="job-list-job">
                {action.label}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
