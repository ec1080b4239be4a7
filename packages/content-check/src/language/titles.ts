import type { Problem } from '@brand/content-api'
import type { Text } from './texts.ts'

/** Number of characters in a title and a description that search engines show. */
const limits = { title: { min: 3, max: 60 }, description: { min: 50, max: 160 } }

/** Checks titles and descriptions in metadata: long enough to be useful, short enough to be shown, and no title twice. */
export function titleProblems(texts: readonly Text[]): Problem[] {
  const seen = new Map<string, string>()
  return texts.flatMap(({ file, path, locale, text }): Problem[] => {
    const kind = /Metadata\.(?:meta_)?(title|description)$/.exec(path)?.[1] as keyof typeof limits | undefined
    if (!kind) return []
    const problem = (message: string): Problem[] => [{ file, path: `${path}.${locale}`, message }]
    const { min, max } = limits[kind]
    if (text.length < min || text.length > max)
      return problem(`The ${kind} has ${text.length} characters, not ${min} to ${max}: ${text}`)
    const key = `${locale} ${text}`
    const other = seen.get(key)
    seen.set(key, file)
    return kind === 'title' && other && other.replace('.draft', '') !== file
      ? problem(`The title is the same as in ${other}: ${text}`)
      : []
  })
}
