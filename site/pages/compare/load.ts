import { localizedPath, type FamilyAnswer, type FamilyCard } from '@brand/content'
import { redirect } from 'vike/abort'
import { compareAddress, comparedKey, comparedSlugs, compareSlug, mostCompared } from '../../compare-path.ts'
import { messages } from '../../messages/index.ts'
import { ownSlugs } from '../../published.ts'
import type { SiteRequest } from '../context.ts'
import { loadItem, type ItemData } from '../load.ts'

/** The data of the comparison. */
export interface CompareData extends ItemData {
  families: readonly FamilyAnswer[]
  /** What the address names and is no family; families beyond those that fit. */
  unknown: readonly string[]
  leftOut: readonly FamilyCard[]
  /** The other families, to choose from. */
  others: readonly FamilyCard[]
}

/** Most families that a field offers; of more one chooses on the page of products. */
const mostOffered = 200

/** Loads the families that the query names, in their order (RT-39, CMP-01, CMP-03). */
export async function loadCompare(request: SiteRequest): Promise<CompareData> {
  const { client, locale, active, query } = request
  const asked = comparedSlugs(query)
  // The form adds a second key.
  if (query.getAll(comparedKey).length > 1) throw redirect(compareAddress(locale, asked), 302)
  const load = async () => {
    const all = await client.families({ locale })
    const bySlug = new Map(all.map((family) => [family.ctFamilySlug, family]))
    const known = asked.flatMap((slug) => bySlug.get(slug) ?? [])
    const shown = known.slice(0, mostCompared)
    return {
      usedLocale: locale,
      localizedSlugs: ownSlugs(compareSlug, active),
      families: await Promise.all(shown.map(({ ctFamilySlug: slug }) => client.family({ slug, locale }))),
      unknown: asked.filter((slug) => !bySlug.has(slug)),
      leftOut: known.slice(mostCompared),
      others: all.length > mostOffered ? [] : all.filter((family) => !shown.includes(family)),
    }
  }
  return loadItem(request, load(), () => messages[locale].compare.title)
}

/** The slug of a family in the language of an address. */
export const slugIn = ({ localizedSlugs }: FamilyAnswer, locale: SiteRequest['locale']) =>
  localizedPath(localizedSlugs, locale).split('/').at(-1)!
