import type { Problem } from '../source.ts'

/** One line for an editor: file, path, message. */
export const problemLine = ({ file, path, message }: Problem) =>
  [file, path, message]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')

/**
 * Collects problems. A place that already has one, itself or below it, gets no second: that would be its consequence,
 * such as "is required" where a translation is missing. So the same fault in five locales is one line.
 */
export function problemList(known: readonly Problem[] = []) {
  const problems = [...known]
  const add = (problem: Problem) => {
    const isSame = (other: Problem) =>
      other.file === problem.file && (other.path === problem.path || other.path.startsWith(problem.path && `${problem.path}.`))
    if (!problems.some(isSame)) problems.push(problem)
  }
  return { problems, add }
}
