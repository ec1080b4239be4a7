import { apiPaths, locales, type Locale } from '@brand/content'
import type { Api } from '../index.ts'

/** The call that answers one record of a kind by its slug. */
const callOf: Partial<Record<string, string>> = {
  page: apiPaths.pages,
  article: apiPaths.articles,
  category: apiPaths.categories,
  job: apiPaths.job,
  acousticGuide: apiPaths.acousticGuides,
  family: apiPaths.families,
  fabric: apiPaths.fabrics,
  ready2go: apiPaths.ready2go,
  designer: apiPaths.designers,
  typology: apiPaths.familyTypologies,
  issue: apiPaths.familyIssues,
}

const queries: Partial<Record<string, readonly string[]>> = {
  [apiPaths.locations]: ['', 'latitude=50.83&longitude=3.26'],
  [apiPaths.familyGrid]: ['template=all'],
  [apiPaths.breadcrumbs]: ['name=contact&path=/contact&title=Contact'],
  [apiPaths.search]: ['keyword=felt', 'keyword=lamp'],
  [apiPaths.searchFamilies]: ['keyword=felt', 'keyword=lamp'],
}

/** Calls that take something, or give the same answer in every language. */
const others = new Set<string>([apiPaths.inquiries, apiPaths.openapi, apiPaths.docs])

function addressesIn(api: Api, locale: Locale): string[] {
  const lists = Object.values(apiPaths)
    .filter((path) => !others.has(path))
    .flatMap((path) => (queries[path] ?? ['']).map((query) => `${path}?${query}${query && '&'}locale=${locale}`))
  const items = Object.entries(callOf).flatMap(([type, path]) =>
    api
      .snapshot()
      .items(type)
      .map(({ localizedSlugs: { slugs } }) => `${path}?slug=${slugs[locale] ?? slugs.en}&locale=${locale}`),
  )
  return [...lists, ...items]
}

/**
 * Gets the answers of all calls, and of all records that have a call, in every language, by address. Two sources with the same
 * content give the same answers, byte for byte. The test of any source.
 */
export async function everyAnswer(api: Api): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const address of [...locales.flatMap((locale) => addressesIn(api, locale)), apiPaths.openapi]) {
    const response = await api.app.request(address)
    answers.set(address, `${response.status} ${await response.text()}`)
  }
  return answers
}
