import { toGroup } from './requirements.mjs'

/** @typedef {import('./requirements.mjs').Requirement} Requirement */

/** Tests of the demo data prove that the data is there, not that the site does anything with it. */
export const isDemoTest = (/** @type {string} */ file) => /^packages\/demo-content\/|(?:^|\/)demo-[^/]*\.test\.tsx?$/.test(file)

/**
 * Sorts the requirements by what names them: `named` maps each id to the test files whose titles name it. What is
 * planned is named by none: `falselyPlanned` are those that a test names all the same.
 *
 * @param {Requirement[]} requirements
 * @param {Map<string, string[]>} named
 */
export function compare(requirements, named) {
  /** @type {Record<'proved' | 'demoOnly' | 'missing' | 'planned' | 'falselyPlanned', string[]>} */
  const result = { proved: [], demoOnly: [], missing: [], planned: [], falselyPlanned: [] }
  for (const { id, planned } of requirements) {
    const files = named.get(id) ?? []
    if (planned) result[files.length ? 'falselyPlanned' : 'planned'].push(id)
    else if (files.some((file) => !isDemoTest(file))) result.proved.push(id)
    else result[files.length ? 'demoOnly' : 'missing'].push(id)
  }
  return result
}

/**
 * One line per group: `RT: 07 08`.
 *
 * @param {string[]} ids
 */
export function byGroup(ids) {
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const id of ids) groups.set(toGroup(id), [...(groups.get(toGroup(id)) ?? []), id.slice(toGroup(id).length + 1)])
  return [...groups].map(([group, numbers]) => `  ${group}: ${numbers.join(' ')}`)
}
