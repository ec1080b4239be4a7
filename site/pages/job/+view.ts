import type { PageContextServer } from 'vike/types'
import { jobPostingData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { JobData } from './load.ts'

/** A vacancy. */
export default function jobView(pageContext: PageContextServer) {
  const { job } = pageContext.data as JobData
  const { title = job.ctJobTitle, description = job.ctJobIntro, image } = job.ctJobMetadata
  const posting = jobPostingData(job, pageContext.request.baseUrl)
  return itemView(pageContext, {
    metadata: { meta_title: title, meta_description: description, og_image: image },
    structured: posting ? [posting] : [],
    body: job.ctJobBody,
    styles: ['job-page'],
  })
}
