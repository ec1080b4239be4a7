import { idsIn } from './ids.mjs'

/** @typedef {{ id: string, group: string, planned: boolean }} Requirement */

/**
 * The requirements of docs/spec/REQUIREMENTS.md: its list items that begin with an id. `*planned*` after the id, or after the
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
    if (id) requirements.push({ id, group: toGroup(id), planned: planned || Boolean(mark) })
  }
  return requirements
}

/**
 * The ids of decisions, which comments may name: the list items of docs/spec/OPEN-READINGS.md that begin with one.
 *
 * @param {string} readings
 */
export const decisionsIn = (readings) => [...readings.matchAll(/^- \*\*(OR-\d+)\*\*/gm)].map(([, id]) => String(id))

const mergedTitle = '\n## Merged ids'

/**
 * The list without its table of merged ids, the one place that names ids which are gone.
 *
 * @param {string} document
 */
export const withoutMerged = (document) => document.split(mergedTitle)[0] ?? ''

/**
 * The ids that were merged into others, with the ids to use now: the rows under `## Merged ids`.
 *
 * @param {string} document
 */
export const mergedIn = (document) =>
  new Map([...(document.split(mergedTitle)[1] ?? '').matchAll(/^\| (\S+-\d+) \| (.+?) \|$/gm)].map(([, was, is]) => [was, is]))

/**
 * The ids that deviate from the documents by their own line or by the table under `## Deviations from the documents`, but
 * not by both.
 *
 * @param {string} document
 */
export function halfDeviationsIn(document) {
  const [list = '', after = ''] = document.split('\n## Deviations from the documents')
  const [, ...items] = list.split('\n- **')
  const marked = items.filter((item) => item.includes('*Deviates*')).map((item) => item.slice(0, item.indexOf('**')))
  const rows = [...(after.split('\n## ')[0] ?? '').matchAll(/^\| ([A-Z][^|]+) \|/gm)]
  const listed = rows.flatMap(([, ids]) => [...idsIn(String(ids))])
  return [...marked.filter((id) => !listed.includes(id)), ...listed.filter((id) => !marked.includes(id))]
}

/** @param {string} id */
export const toGroup = (id) => id.replace(/[- ]\d+$/, '')
