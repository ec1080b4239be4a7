import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@brand/content'
import { z } from 'zod'
import type { Problem } from '@brand/content-api'
import type { Text } from './texts.ts'

/** A word that the brand replaces by another. */
const word = z.strictObject({
  /** The word as it stands in texts; a `*` at its end stands for any ending. */
  not: z.string(),
  but: z.string(),
  why: z.string(),
})

/** A place where a rule does not hold. */
const exception = z.strictObject({ file: z.string(), rule: z.string(), why: z.string() })

const houseStyle = z.strictObject({
  words: z.partialRecord(z.enum(locales), z.array(word)).default({}),
  exceptions: z.array(exception).default([]),
})

export type HouseStyle = z.infer<typeof houseStyle>

/** The words of a brand, by language, and its exceptions: `language.json` in the content folder. Without the file there are none. */
export async function readHouseStyle(folder: string): Promise<HouseStyle> {
  const file = await readFile(join(folder, 'language.json'), 'utf8').catch(() => '{}')
  return houseStyle.parse(JSON.parse(file))
}

/** Every word in the texts that the brand replaces by another. */
export function wordProblems(texts: readonly Text[], { words }: HouseStyle): Problem[] {
  const patterns = Object.entries(words).flatMap(([locale, entries]) =>
    entries.map((each) => {
      const end = each.not.endsWith('*') ? '' : '(?!\\p{L})'
      return { ...each, locale, pattern: new RegExp(`(?<!\\p{L})${each.not.replace('*', '')}${end}`, 'iu') }
    }),
  )
  return texts.flatMap(({ file, path, locale, text }) =>
    patterns
      .filter((each) => each.locale === locale && each.pattern.test(text))
      .map(({ not, but, why }) => ({ file, path: `${path}.${locale}`, message: `Needs "${but}", not "${not}": ${why}` })),
  )
}
