/**
 * `npm run coverage:spec`: which requirements of docs/spec/REQUIREMENTS.md no test proves. Runs on any Node from 20.19 without
 * an installation. Fails when a test names one that is marked as planned, when anything names an id that is not there, or
 * when a line and the table of deviations disagree.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { byGroup, compare } from './compare.mjs'
import { idsIn } from './ids.mjs'
import { decisionsIn, toGroup, halfDeviationsIn, mergedIn, requirementsIn, withoutMerged } from './requirements.mjs'
import { storyTitles, testTitles } from './titles.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const list = 'docs/spec/REQUIREMENTS.md'
const readings = 'docs/spec/OPEN-READINGS.md'
const document = readFileSync(list, 'utf8')
const requirements = requirementsIn(document)

const patterns = ['*.ts', '*.tsx', '*.mjs', '*.md']
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.startsWith('tools/coverage-spec') && existsSync(file))

/** @type {Map<string, string[]>} */
const named = new Map()
/** @type {string[]} */
const unknown = []
const declaredIds = new Set([...requirements.map(({ id }) => id), ...decisionsIn(readFileSync(readings, 'utf8'))])
const merged = mergedIn(document)
const groups = new Set([...declaredIds, ...merged.keys()].map(toGroup))

for (const file of files) {
  const source = file === list ? withoutMerged(document) : readFileSync(file, 'utf8')
  for (const id of idsIn(source))
    if (groups.has(toGroup(id)) && !declaredIds.has(id))
      unknown.push(`  ${id} in ${file}${merged.has(id) ? `: now ${merged.get(id)}` : ''}`)
  const titles = /\.stories\.tsx?$/.test(file)
    ? storyTitles(source)
    : /\.(test|spec|check)\.tsx?$/.test(file)
      ? testTitles(source)
      : []
  for (const id of new Set(titles.flatMap((title) => [...idsIn(title)]))) named.set(id, [...(named.get(id) ?? []), file])
}

const { proved, missing, demoOnly, planned, falselyPlanned } = compare(requirements, named)
const section = (/** @type {string} */ title, /** @type {string[]} */ lines) => {
  if (lines.length) console.log(`${title}\n${lines.join('\n')}\n`)
}
section('Built, but named by no test', byGroup(missing))
section('Named by tests of the demo data only', byGroup(demoOnly))
section('Planned', byGroup(planned))
section('Marked as planned, but named by a test', byGroup(falselyPlanned))
const halfDeviations = halfDeviationsIn(document)
section('Deviates in its line or in the table, but not in both', byGroup(halfDeviations))
section(`Neither in ${list} nor in ${readings}`, unknown)
console.log(
  `${requirements.length} requirements: ${proved.length} named by a test, ${missing.length} built but named by none, ` +
    `${demoOnly.length} by tests of demo data only, ${planned.length} planned`,
)
process.exitCode = unknown.length || falselyPlanned.length || halfDeviations.length ? 1 : 0
