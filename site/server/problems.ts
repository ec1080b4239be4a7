import type { LocalizedSlugs } from '@brand/content'
import { problemLine, type Snapshot } from '@brand/content-api'

/** Most problems that a page tells of. */
const mostProblems = 20

/** What is wrong with an item, for its editor; with the whole content where there is no item to show (RELIABILITY 26). */
export function problemsOf({ problems, find }: Snapshot, slugs: LocalizedSlugs | undefined): string[] {
  const [known] = Object.entries(slugs?.slugs ?? {}) as [keyof LocalizedSlugs['slugs'], string][]
  const item = known && find(slugs!.type, known[1], known[0])?.item
  const own = item ? problems.filter(({ file }) => file === item.source.file) : problems
  return own.slice(0, mostProblems).map(problemLine)
}
