import type { Problem } from '../source.ts'

/** One line for an editor: file, path, message. */
export const problemLine = ({ file, path, message }: Problem) =>
  [file, path, message]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')

/**
 * Collects problems. A place gets no second problem when it or a place below it has one: it would be a consequence, such as
 * "is required" where a translation is missing. So the same problem in several locales is one line.
 */
export function problemList(existing: readonly Problem[] = []) {
  const problems: Problem[] = []
  const paths = new Map<string, string[]>()
  const add = (problem: Problem) => {
    const { file, path } = problem
    const inFile = paths.get(file) ?? []
    paths.set(file, inFile)
    if (inFile.some((other) => other === path || other.startsWith(path && `${path}.`))) return
    inFile.push(path)
    problems.push(problem)
  }
  existing.forEach(add)
  return { problems, add }
}
