import type { ReactNode } from 'react'
import { Button } from '../../elements/button/Button.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { longDate } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './JobPage.css.ts'
import { en, type JobPageMessages } from './JobPage.messages.ts'

export interface JobPageProps extends RootProps {
  /** Job title. */
  title: string
  /** Workplaces, each as it is shown. Default: none. */
  locations?: readonly string[] | undefined
  /** When it was published, `2026-10-12`. */
  date?: string | undefined
  /** A sentence or two about the work. */
  intro?: string | undefined
  /** Address of the form for this vacancy; opens in a new tab. Without one there is no button. */
  applyHref?: string | undefined
  /** Address of the form without a vacancy. Default: no link. */
  spontaneousHref?: string | undefined
  /** Text of the vacancy, such as a `RichText`. */
  children?: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<JobPageMessages> | undefined
}

/**
 * A vacancy with a button to apply above and below its text. It shows only the parts that have content.
 * @requirement JOB-02 to JOB-05
 */
export function JobPage(props: JobPageProps) {
  const { title, locations = [], date, intro, applyHref, spontaneousHref, children } = props
  const messages = { ...en, ...props.messages }
  const day = longDate(date, messages.locale)
  /** The second one is quieter: short vacancies show both at once. */
  const apply = (variant: 'primary' | 'inverse') => (
    <Button href={applyHref!} newTab variant={variant} messages={messages}>
      {messages.apply}
    </Button>
  )
  return (
    <article {...rootProps(props)} data-part="job-page">
      <header className={onSurface('strong', css.header)} data-part="job-page-header">
        <Grid>
          <div className={css.title} data-part="job-page-title">
            <DisplayTitle headingLevel={1} size="title" text={title} />
          </div>
          {intro && (
            <p className={css.intro} data-part="job-page-intro">
              {intro}
            </p>
          )}
          {(locations.length > 0 || day || applyHref) && (
            <div className={css.facts} data-part="job-page-facts">
              {(locations.length > 0 || day) && (
                <dl className={css.list} data-part="job-page-list">
                  {locations.length > 0 && (
                    <div>
                      <dt className={css.key} data-part="job-page-key">
                        {messages.locations}
                      </dt>
                      {locations.map((location) => (
                        <dd key={location} className={css.value} data-part="job-page-location">
                          {location}
                        </dd>
                      ))}
                    </div>
                  )}
                  {day && (
                    <div>
                      <dt className={css.key} data-part="job-page-key">
                        {messages.date}
                      </dt>
                      <dd className={css.value} data-part="job-page-date">
                        <time dateTime={date}>{day}</time>
                      </dd>
                    </div>
                  )}
                </dl>
              )}
              {applyHref && apply('primary')}
            </div>
          )}
        </Grid>
      </header>
      {children}
      {(applyHref || spontaneousHref) && (
        <div className={css.foot} data-part="job-page-foot">
          {applyHref && (
            <div className={css.again} data-part="job-page-again">
              {apply('inverse')}
            </div>
          )}
          {spontaneousHref && (
            <a className={css.other} data-part="job-page-other" href={spontaneousHref}>
              {messages.spontaneous}
            </a>
          )}
        </div>
      )}
    </article>
  )
}
