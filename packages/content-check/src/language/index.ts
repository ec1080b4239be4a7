import type { Problem } from '@brand/content-api'
import { readHouseStyle, wordProblems, type HouseStyle } from './house-style.ts'
import { rules } from './rules.ts'
import { readTexts, type Text } from './texts.ts'
import { titleProblems } from './titles.ts'

export { readHouseStyle } from './house-style.ts'
export { textsIn } from './texts.ts'

/**
 * Lists texts that break the rules of their language or the vocabulary of the brand.
 * @requirement LOC-33, LOC-34
 */
export function textProblems(texts: readonly Text[], style: HouseStyle): Problem[] {
  const isException = (inFile: string, name: string) =>
    style.exceptions.some(({ file, rule }) => file === inFile && rule === name)
  const ruleProblems = texts.flatMap(({ file, path, locale, text }) =>
    Object.entries(rules)
      .filter(([name]) => !isException(file, name))
      .flatMap(([name, rule]) =>
        rule(text, locale).map((excerpt) => ({ file, path: `${path}.${locale}`, message: `Needs ${name}: ${excerpt}` })),
      ),
  )
  return [...ruleProblems, ...wordProblems(texts, style)]
}

/** Lists the texts of a content folder that break the rules of their language or the vocabulary of the brand. */
export async function languageProblems(folder: string): Promise<Problem[]> {
  const texts = await readTexts(folder)
  return [...textProblems(texts, await readHouseStyle(folder)), ...titleProblems(texts)]
}
