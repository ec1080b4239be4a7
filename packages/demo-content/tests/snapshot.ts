import { createClient, locales, type Locale } from '@brand/content'
import { createApi, createSnapshot, embeddedSource } from '@brand/content-api'
import { demoContent } from '../index.ts'
import { wordsIn } from '../scripts/files/records.ts'

/** The snapshot of the demo content, as visitors see it or with its drafts. */
export async function demoSnapshot({ drafts }: { drafts: boolean }) {
  const options = { locales, drafts }
  return createSnapshot(await embeddedSource(demoContent).load(options), options)
}

/** The typed client of the API over the published demo content. */
export async function demoClient() {
  const api = createApi({ source: { ...embeddedSource(demoContent), watch: () => () => {} } })
  await api.ready
  return createClient((address) => api.app.request(address))
}

/** The words in a language that declare the brand fictional. */
export const fictionIn = (locale: Locale) => wordsIn(locale)['fiction']!.split(',')[0]!
