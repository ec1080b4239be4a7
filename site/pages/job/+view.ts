import type { PageOf } from '../page-of.ts'
import { jobPostingData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { JobData } from './load.ts'

/** A vacancy. */
export default function jobView(page: PageOf<JobData>) {
  const { job } = page.data
  const { title = job.title, description = job.intro, image } = job.metadata
  const posting = jobPostingData(job, page.request.baseUrl)
  return itemView(page, {
    metadata: { meta_title: title, meta_description: description, og_image: image },
    structured: posting ? [posting] : [],
    blocks: job.blocks,
    styles: ['job-page'],
  })
}
