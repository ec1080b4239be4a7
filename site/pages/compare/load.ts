import { localizedPath, findSlug, type FamilyAnswer } from '@brand/content'
import { redirect } from 'vike/abort'
import { toCompared, familiesIn, toFamilyOption, toReadyFamily, type Compared } from '../../cms/kinds/product.ts'
import { messages } from '../../i18n/index.ts'
import type { SiteRequest } from '../../request/context.ts'
import { compareAddress, comparedKey, comparedSlugs, maxCompared } from '../../routes/compare.ts'
import { toFixedSlugs } from '../../routes/fixed-slugs.ts'
import { isTyped, loadItem, withFailurePolicy, type ItemData } from '../load.ts'

/** The data of the comparison. */
export interface CompareData extends ItemData {
  families: readonly Compared[]
  /** Slugs in the address that belong to no family; names of the families beyond the maximum. */
  unknown: readonly string[]
  leftOut: readonly string[]
  /** The other families, to choose from; `undefined` where there are too many, which are searched. */
  options: readonly { value: string; label: string }[] | undefined
  /** Ready comparisons of families of one kind, for an address that names no family. */
  ready: readonly { title: string; families: readonly ReturnType<typeof toReadyFamily>[] }[]
}

/** Most ready comparisons, and most families in each. */
const readyCount = 3
const readyFamilies = 3

/** Most families that a field offers; more are searched on the page of products. */
const maxOptions = 200

/** The families of some slugs, each once, in their order; slugs of none apart. Only these are asked for. */
export async function namedFamilies(
  { client, locale }: Pick<SiteRequest, 'client' | 'locale'>,
  slugs: readonly string[],
): Promise<{ families: Compared[]; unknown: string[] }> {
  const answers = await Promise.all(
    slugs.map(async (slug) => {
      try {
        return await client.family({ slug, locale })
      } catch (error) {
        if (isTyped(error) && error.code === 404) return slug
        throw error
      }
    }),
  )
  const found = answers.filter((answer): answer is FamilyAnswer => typeof answer !== 'string')
  const families = found.map((answer) => toCompared(answer, { locale, contentLocale: locale }))
  return {
    // A slug of the language and the English one may name the same family.
    families: [...new Map(families.map((family) => [family.id, family])).values()],
    unknown: answers.filter((answer) => typeof answer === 'string'),
  }
}

/**
 * Comparisons to begin with: the first families of the narrowest kinds that have enough of them, each family once.
 * @requirement CMP-07
 */
async function readyComparisons({ client, locale }: Pick<SiteRequest, 'client' | 'locale'>): Promise<CompareData['ready']> {
  const kinds = (await client.typologies({ locale })).filter(({ familyCount }) => familyCount >= readyFamilies)
  const narrowest = kinds.toSorted((a, b) => a.familyCount - b.familyCount).slice(0, readyCount)
  const grids = await Promise.all(narrowest.map(({ slug }) => client.familyGrid({ template: `types/${slug}`, locale })))
  const seen = new Set<string>()
  return narrowest.flatMap(({ title }, i) => {
    const { hero, normal } = grids[i]!
    const own = familiesIn([...hero, ...normal]).filter(({ id }) => !seen.has(id))
    const families = own.slice(0, readyFamilies).map((card) => toReadyFamily(card, { locale, contentLocale: locale }))
    for (const { id } of families) seen.add(id)
    return families.length > 1 ? { title, families } : []
  })
}

/**
 * Loads the families that the query names, in their order.
 * @requirement RT-39, CMP-01, CMP-03
 */
export async function loadCompare(request: SiteRequest): Promise<CompareData> {
  const { client, locale, active, query } = request
  const asked = comparedSlugs(query)
  // The form adds a second key.
  if (query.getAll(comparedKey).length > 1) throw redirect(compareAddress(locale, asked), 302)
  const load = async () => {
    const [named, offered, ready] = await Promise.all([
      namedFamilies(request, asked),
      client.families({ locale, limit: maxOptions + 1 }),
      asked.length ? [] : withFailurePolicy('lists', readyComparisons(request), []),
    ])
    return { ...named, offered, ready, usedLocale: locale, localizedSlugs: toFixedSlugs(findSlug('compare'), active) }
  }
  return loadItem(
    request,
    load(),
    ({ families, unknown, offered, ready }) => {
      const shown = families.slice(0, maxCompared)
      const ids = new Set(shown.map(({ id }) => id))
      return {
        families: shown,
        unknown,
        ready,
        leftOut: families.slice(maxCompared).map(({ name }) => name),
        options: offered.length > maxOptions ? undefined : offered.filter(({ id }) => !ids.has(id)).map(toFamilyOption),
      }
    },
    () => messages[locale].compare.title,
  )
}

/** The slug of a family in the language of an address. */
export const slugIn = ({ localizedSlugs }: Pick<Compared, 'localizedSlugs'>, locale: SiteRequest['locale']) =>
  localizedPath(localizedSlugs, locale).split('/').at(-1)!
