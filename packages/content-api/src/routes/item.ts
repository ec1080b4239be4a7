import { ApiError, defaultLocale, trimSlashes, type Entity, type Locale } from '@brand/content'
import { z } from 'zod'
import { resolveCard } from '../resolve.ts'
import { describeLanguages, type Found, type Snapshot } from '../snapshot.ts'

interface Params {
  slug?: string | undefined
  after?: string | undefined
  limit?: number | undefined
  locale: Locale
}

/** A number in a query. */
export const count = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number)
  .optional()

interface ItemCall<Card extends z.ZodObject> {
  path: string
  entity: Entity
  /** Name of one, `family`, and of several, `families`. */
  names: readonly [one: string, several: string]
  card: Card
  /** Schema of the list, where its entries are not cards. */
  list?: z.ZodType
  /** The listed items, in order. Default: those that lists may show, in the source's order. */
  listed?(snapshot: Snapshot, locale: Locale): readonly Found[]
  /** The list, where its entries are not cards. */
  entries?(snapshot: Snapshot, locale: Locale): readonly unknown[]
  /** Schema of a single item's answer. */
  answer: z.ZodType
  /** The item under the name that its answer gives it, `{ response }`; of each list of products in it at most `limit`. */
  one(found: Found, snapshot: Snapshot, locale: Locale, limit?: number): object
}

/** The items that follow one in their list, round from the last to the first; without one all. */
function following(all: readonly Found[], after: string | undefined): readonly Found[] {
  if (after === undefined) return all
  const at = all.findIndex(({ item }) => item.id === after)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
}

/**
 * A call that answers one item by its slug, and without a slug the list of all.
 * @requirement OR-78
 */
export function itemCall<Card extends z.ZodObject>({ path, entity, names, card, answer, one, ...call }: ItemCall<Card>) {
  const [name, several] = names
  const listed = call.listed ?? ((snapshot, locale) => snapshot.list(entity.name, locale))
  const list = (snapshot: Snapshot, { locale, limit, after }: Params) =>
    call.entries?.(snapshot, locale).slice(0, limit) ??
    following(listed(snapshot, locale), after)
      .slice(0, limit)
      .map((found) => resolveCard(card, found, snapshot, locale))

  return {
    path,
    summary: `All ${several}, or one by its slug.`,
    query: {
      slug: z
        .string()
        .transform(trimSlashes)
        .optional()
        .meta({ description: `Slug of the ${name}, in the locale or in English. Without it: the list.` }),
      after: z
        .string()
        .optional()
        .meta({ description: 'Id of an entry, to get those after it. After the last entry follows the first.' }),
      limit: count.meta({ description: 'Maximum number of entries of the list, or of each list of products.' }),
    },
    answer: z.union([call.list ?? z.array(card), answer]),
    example(snapshot: Snapshot) {
      const item = listed(snapshot, defaultLocale)[0]?.item
      return { slug: item?.localizedSlugs.slugs[defaultLocale], after: item?.id, limit: '10' }
    },
    notFound: `No ${name} has this slug.`,
    compose(snapshot: Snapshot, params: Params): unknown {
      const { slug, limit, locale } = params
      if (slug === undefined) return list(snapshot, params)
      const found = snapshot.find(entity.name, slug, locale)
      if (!found) throw new ApiError(`${name[0]!.toUpperCase()}${name.slice(1)} not found`, 404)
      return { ...one(found, snapshot, locale, limit), ...describeLanguages(found) }
    },
  }
}
