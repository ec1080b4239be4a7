import type { LocalizedSlugs } from '@brand/content'
import { problemLine, type Snapshot } from '@brand/content-api'

/** Most problems that a page lists. */
const maxProblems = 20

/**
 * The problems of an item, for its editor; those of the whole content where no item is shown.
 * @requirement RELIABILITY 26
 */
export function diagnosticsOf({ problems, find }: Snapshot, slugs: LocalizedSlugs | undefined): string[] {
  const [known] = Object.entries(slugs?.slugs ?? {}) as [keyof LocalizedSlugs['slugs'], string][]
  const item = known && find(slugs!.type, known[1], known[0])?.item
  const own = item ? problems.filter(({ file }) => file === item.source.file) : problems
  return own.slice(0, maxProblems).map(problemLine)
}
