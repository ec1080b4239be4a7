/** @typedef {{ id: string, group: string, planned: boolean }} Requirement */

/**
 * The requirements of docs/REQUIREMENTS.md: its list items that begin with an id. `*planned*` after the id, or after the
 * title of the group, marks what is not built.
 *
 * @param {string} document
 */
export function requirementsIn(document) {
  /** @type {Requirement[]} */
  const requirements = []
  let planned = false
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) planned = line.endsWith('*planned*')
    const [, id, mark] = /^- \*\*([A-Z][\w-]*[- ]\d+)\*\*( \*planned\*)?/.exec(line) ?? []
    if (id) requirements.push({ id, group: groupOf(id), planned: planned || Boolean(mark) })
  }
  return requirements
}

/**
 * The ids of decisions, which comments may name: first cells of the table under `## Decisions`.
 *
 * @param {string} document
 */
export const decisionsIn = (document) => [...document.matchAll(/^\| (OR-\d+) \|/gm)].map(([, id]) => String(id))

/**
 * The ids that were merged into others, with the ids to use now: the rows under `## Merged ids`.
 *
 * @param {string} document
 */
export const mergedIn = (document) =>
  new Map(
    [...(document.split('\n## Merged ids')[1] ?? '').matchAll(/^\| (\S+-\d+) \| (.+?) \|$/gm)].map(([, was, is]) => [was, is]),
  )

/** @param {string} id */
export const groupOf = (id) => id.replace(/[- ]\d+$/, '')
