import type { PageContextServer } from 'vike/types'
import { toJob } from '../../cms/kinds/job.ts'
import { toPageName } from '../../i18n/titles.ts'
import { loadItem, type ItemData } from '../load.ts'

/** The data of a vacancy's page. */
export interface JobData extends ItemData {
  job: ReturnType<typeof toJob>
}

/**
 * Loads a vacancy by its slug.
 * @requirement RT-15
 */
export const loadJob = ({ request, routeParams }: PageContextServer): Promise<JobData> =>
  loadItem(
    request,
    request.client.job({ slug: routeParams.slug!, locale: request.locale }),
    ({ response }, languages) => ({ job: toJob(response, languages) }),
    ({ job }) => toPageName(job.title),
  )
