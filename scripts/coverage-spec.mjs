/** `npm run coverage:spec`: the requirement ids that no test names. Reads ../shared/spec/REQUIREMENTS.md beside the repository. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const spec = new URL('../../shared/spec/REQUIREMENTS.md', import.meta.url)
if (!existsSync(spec)) {
  console.error('The requirements are not beside this checkout (../shared/spec/REQUIREMENTS.md): nothing to compare with.')
  process.exit(1)
}

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.stories.tsx', '*.spec.ts'],
  { encoding: 'utf8' },
)
const tests = files
  .split('\n')
  .filter((file) => file && existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Tests name ids as they stand in the list, or a run of them as `LOC-14..24`. */
const named = new Set(tests.match(/[A-Z][A-Za-z0-9_]*(?:-[a-z_]+)?-\d{2,}/g))
for (const [, group, first, last] of tests.matchAll(/([A-Z][A-Za-z0-9_]*(?:-[a-z_]+)?)-(\d{2,})\.\.(\d{2,})/g)) {
  for (let n = Number(first); n <= Number(last); n++) named.add(`${group}-${String(n).padStart(2, '0')}`)
}

const ids = [...readFileSync(spec, 'utf8').matchAll(/^- \*\*([A-Za-z0-9_-]+)\*\*/gm)]
  .map(([, id]) => id)
  .filter((id) => !id.startsWith('OR-'))
const missing = ids.filter((id) => !named.has(id))
const groups = Object.groupBy ? Object.groupBy(missing, (id) => id.replace(/-\d+$/, '')) : { missing }
for (const [group, list] of Object.entries(groups))
  console.log(`${group}: ${list.map((id) => id.slice(group.length + 1)).join(' ')}`)
console.log(`${ids.length - missing.length} of ${ids.length} requirements are named by a test`)
