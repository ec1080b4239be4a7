import { localizedPath, slugOf, type FamilyAnswer } from '@brand/content'
import { redirect } from 'vike/abort'
import { comparedOf, familyOptionOf, type Compared } from '../../cms/kinds/product.ts'
import { messages } from '../../i18n/index.ts'
import type { SiteRequest } from '../../request/context.ts'
import { compareAddress, comparedKey, comparedSlugs, maxCompared } from '../../routes/compare.ts'
import { ownSlugs } from '../../routes/own-slugs.ts'
import { isTyped, loadItem, type ItemData } from '../load.ts'

/** The data of the comparison. */
export interface CompareData extends ItemData {
  families: readonly Compared[]
  /** What the address names and is no family; names of the families beyond those that fit. */
  unknown: readonly string[]
  leftOut: readonly string[]
  /** The other families, to choose from; `undefined` where there are too many, which are searched. */
  options: readonly { value: string; label: string }[] | undefined
}

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
  const families = found.map((answer) => comparedOf(answer, { locale, contentLocale: locale }))
  return {
    // A slug of the language and the English one may name the same family.
    families: [...new Map(families.map((family) => [family.id, family])).values()],
    unknown: answers.filter((answer) => typeof answer === 'string'),
  }
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
    const [named, offered] = await Promise.all([
      namedFamilies(request, asked),
      client.families({ locale, limit: maxOptions + 1 }),
    ])
    return { ...named, offered, usedLocale: locale, localizedSlugs: ownSlugs(slugOf('compare'), active) }
  }
  return loadItem(
    request,
    load(),
    ({ families, unknown, offered }) => {
      const shown = families.slice(0, maxCompared)
      const ids = new Set(shown.map(({ id }) => id))
      return {
        families: shown,
        unknown,
        leftOut: families.slice(maxCompared).map(({ name }) => name),
        options: offered.length > maxOptions ? undefined : offered.filter(({ id }) => !ids.has(id)).map(familyOptionOf),
      }
    },
    () => messages[locale].compare.title,
  )
}

/** The slug of a family in the language of an address. */
export const slugIn = ({ localizedSlugs }: Pick<Compared, 'localizedSlugs'>, locale: SiteRequest['locale']) =>
  localizedPath(localizedSlugs, locale).split('/').at(-1)!
