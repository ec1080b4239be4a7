import { localizedPath, slugOf, type FamilyAnswer, type FamilyCard } from '@brand/content'
import { redirect } from 'vike/abort'
import { compareAddress, comparedKey, comparedSlugs, mostCompared } from '../../routes/compare.ts'
import { messages } from '../../i18n/index.ts'
import { ownSlugs } from '../../routes/published.ts'
import type { SiteRequest } from '../../request/context.ts'
import { isTyped, loadItem, type ItemData } from '../load.ts'

/** The data of the comparison. */
export interface CompareData extends ItemData {
  families: readonly FamilyAnswer[]
  /** What the address names and is no family; families beyond those that fit. */
  unknown: readonly string[]
  leftOut: readonly FamilyAnswer[]
  /** The other families, to choose from; `undefined` where there are too many, which are searched. */
  others: readonly FamilyCard[] | undefined
}

/** Most families that a field offers; more are searched on the page of products. */
const mostOffered = 200

/** The families of some slugs, each once, in their order; slugs of none apart. Only these are asked for. */
export async function namedFamilies(
  { client, locale }: Pick<SiteRequest, 'client' | 'locale'>,
  slugs: readonly string[],
): Promise<{ families: FamilyAnswer[]; unknown: string[] }> {
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
  const families = answers.filter((answer) => typeof answer !== 'string')
  return {
    // A slug of the language and the English one may name the same family.
    families: [...new Map(families.map((family) => [family.response.id, family])).values()],
    unknown: answers.filter((answer) => typeof answer === 'string'),
  }
}

/** Loads the families that the query names, in their order (RT-39, CMP-01, CMP-03). */
export async function loadCompare(request: SiteRequest): Promise<CompareData> {
  const { client, locale, active, query } = request
  const asked = comparedSlugs(query)
  // The form adds a second key.
  if (query.getAll(comparedKey).length > 1) throw redirect(compareAddress(locale, asked), 302)
  const load = async () => {
    const [{ families, unknown }, offered] = await Promise.all([
      namedFamilies(request, asked),
      client.families({ locale, limit: mostOffered + 1 }),
    ])
    const shown = families.slice(0, mostCompared)
    const ids = new Set(shown.map(({ response }) => response.id))
    return {
      usedLocale: locale,
      localizedSlugs: ownSlugs(slugOf('compare'), active),
      families: shown,
      unknown,
      leftOut: families.slice(mostCompared),
      others: offered.length > mostOffered ? undefined : offered.filter(({ id }) => !ids.has(id)),
    }
  }
  return loadItem(request, load(), () => messages[locale].compare.title)
}

/** The slug of a family in the language of an address. */
export const slugIn = ({ localizedSlugs }: FamilyAnswer, locale: SiteRequest['locale']) =>
  localizedPath(localizedSlugs, locale).split('/').at(-1)!
