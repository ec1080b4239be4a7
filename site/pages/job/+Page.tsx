import { JobPage } from '@brand/blocks/job-page'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import { shortCountry } from '../../cms/records.ts'
import { formOf } from '../../forms/form.ts'
import { formPath } from '../../forms/forms.ts'
import { nameOf } from '../../i18n/titles.ts'
import type { JobData } from './load.ts'

/** A vacancy with the ways to apply (JOB-02 to JOB-05). */
export default function Page({ data, request }: PageContextServer) {
  const { job, usedLocale } = data as JobData
  const { locale: visitor, production } = request
  const form = formPath('apply-now', visitor)
  const body = renderBlocks({
    records: job.ctJobBody,
    locale: usedLocale,
    visitor,
    debug: !production,
    given: { form: formOf(data as JobData, request) },
  })
  return (
    <JobPage
      title={job.ctJobTitle}
      locations={job.ctJobLocations.map(({ ctLocationCity: city, ctLocationCountry: { name } }) =>
        [city, shortCountry(name)].filter(Boolean).join(', '),
      )}
      date={job.ctJobDate}
      intro={job.ctJobIntro}
      applyHref={`${form}?${new URLSearchParams({ position: nameOf(job.ctJobTitle) ?? '' })}`}
      spontaneousHref={form}
      messages={libraryMessages[usedLocale].jobPage}
    >
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </JobPage>
  )
}
