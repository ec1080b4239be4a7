import { defaultLocale, hasPage, locales, localizedPath, fixedRoutes, type Locale } from '@brand/content'
import { isListed, itemAt } from '@brand/content-api'
import { expect, it } from 'vitest'
import { demoSnapshot } from './snapshot.ts'
import { groups, type Queries } from './queries/groups.ts'
import { queries } from './queries/index.ts'

const snapshot = await demoSnapshot({ drafts: false })

const all = locales.flatMap((locale) =>
  groups.flatMap((group) =>
    Object.entries(queries[locale][group] ?? {}).map(([keyword, wanted]) => ({ locale, group, keyword, wanted })),
  ),
)

/** Whether visitors find a record, or a page that the site makes itself, at its address in a language. */
function leadsSomewhere(answer: string, locale: Locale): boolean {
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  if (answer.startsWith('/')) return fixedRoutes.some(({ path }) => answer === prefix + path)
  const [type = '', id = ''] = answer.split(' ')
  const found = snapshot.byId(type, id, locale)
  if (!found || !isListed(found.item, found.record)) return false
  return !hasPage(type) || itemAt(snapshot, localizedPath(found.item.localizedSlugs, locale)) === found.item
}

/** Number of queries in each language before the last two groups. */
const earlier = { en: 74, nl: 69, de: 68, fr: 65, it: 66 }
const countQueries = (some: Queries) => Object.values(some).reduce((sum, group) => sum + Object.keys(group).length, 0)

it.each(locales)('are in %s the earlier ones and at least 40 others, each once', (locale) => {
  const { reported = {}, unseen = {}, ...rest } = queries[locale]
  expect(countQueries(rest)).toBe(earlier[locale])
  expect(Object.keys(unseen).length).toBeGreaterThanOrEqual(40)
  const keywords = all.filter((query) => query.locale === locale).map(({ keyword }) => keyword.toLowerCase())
  expect(keywords.filter((keyword, index) => keywords.indexOf(keyword) !== index)).toEqual([])
  expect(keywords).toHaveLength(countQueries({ reported, unseen }) + earlier[locale])
})

it('want pages that there are, at an address in the language of the query (SRCH-13)', () => {
  const dead = all.flatMap(({ locale, keyword, wanted }) =>
    wanted.filter((answer) => !leadsSomewhere(answer, locale)).map((answer) => `${locale} ${keyword}: ${answer}`),
  )
  expect(dead).toEqual([])
})
