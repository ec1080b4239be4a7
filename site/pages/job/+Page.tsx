import { JobPage } from '@brand/blocks/job-page'
import { formPath } from '../../forms/forms.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { toPageName } from '../../i18n/titles.ts'
import type { PageOf } from '../page-of.ts'
import { PageBlocks } from '../PageBlocks.tsx'
import type { JobData } from './load.ts'

/**
 * A vacancy with the forms to apply by.
 * @requirement JOB-02 to JOB-05
 */
export default function Page(page: PageOf<JobData>) {
  const { job, contentLocale } = page.data
  const { title, locations, date, intro, blocks } = job
  const form = formPath('apply-now', page.request.locale)
  return (
    <JobPage
      {...{ title, locations, date, intro }}
      applyHref={`${form}?${new URLSearchParams({ position: toPageName(title) })}`}
      spontaneousHref={form}
      messages={libraryMessages[contentLocale].jobPage}
    >
      <PageBlocks page={page} blocks={blocks} />
    </JobPage>
  )
}
