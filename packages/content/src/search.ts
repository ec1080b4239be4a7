import { z } from 'zod'
import { usedLocale } from './envelope.ts'
import { fact } from './facts.ts'
import { toLine } from './line.ts'
import { image, link } from './values.ts'

/**
 * Fewest and most characters of a keyword.
 * @requirement OR-23
 */
export const keywordLength = { min: 2, max: 100 } as const

/**
 * A keyword for the search: trimmed, white space collapsed, cut; empty when it is too short to be searched.
 * @requirement OR-23
 */
export function searchKeyword(typed: string): string {
  const keyword = toLine(typed).trim().replaceAll(/\s+/g, ' ').slice(0, keywordLength.max).trim()
  return keyword.length < keywordLength.min ? '' : keyword
}

const range = z
  .strictObject({ start: z.int(), end: z.int() })
  .meta({ id: 'Range', description: 'Range of characters, with the arguments of `slice`.' })

const thumbnail = z
  .strictObject({ id: z.string(), name: z.string(), alt: z.string(), url: image.shape.url })
  .meta({ id: 'Thumbnail' })

/**
 * Item that a search finds.
 * @requirement SRCH-07, OR-21
 */
export const searchResult = z
  .strictObject({
    id: z.string(),
    type: z.string().meta({
      description:
        'The item type: page, article, category, acousticGuide, family, fabric, ready2go, typology, issue, designer, job or location (an office).',
    }),
    title: z.string(),
    link: link.meta({ description: 'Path in the requested locale.' }),
    thumbnail: thumbnail.optional(),
    ready2go: z.boolean(),
    kind: z.string().optional().meta({ description: 'Kind of product, in the language of the title: `Pendant lamp`.' }), // @requirement SRCH-22
    price: fact.optional().meta({ description: 'Price of a product.' }), // @requirement SRCH-22
    usedLocale,
    highlights: z.array(range).meta({ description: 'Matches of the keyword in the title.' }),
    excerpt: z
      .strictObject({ text: z.string(), highlights: z.array(range) })
      .optional()
      .meta({ description: 'Excerpt of the text around the matches of the keyword.' }), // @requirement SRCH-20
    partial: z.boolean().meta({
      description: 'Partial match: the item has the rarer words of the keyword, but not all words.',
    }),
  })
  .meta({ id: 'SearchResult' })

export const searchList = z.array(searchResult)

export type SearchResult = z.infer<typeof searchResult>
