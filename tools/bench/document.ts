/** Puts what a bench measured between its marks in docs/PERFORMANCE.md, and prints it. */
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { replaceGenerated } from '../../scripts/generated-part.ts'

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table; all columns but the first are numbers. */
export const table = ([head, ...rows]: readonly (readonly string[])[]) =>
  [head!, ['---', ...head!.slice(1).map(() => '---:')], ...rows].map(line).join('\n')

const number = (value: number) => (value < 1 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toString())

/** Puts a text between the marks of a bench. */
async function insert(bench: string, text: string): Promise<void> {
  const file = new URL('../../docs/PERFORMANCE.md', import.meta.url)
  await writeFile(file, replaceGenerated(await readFile(file, 'utf8'), `npm run bench -- ${bench}`, text))
  console.log(text)
}

const begun = loadavg()[0]!

/** Adds the load of the machine from the start of the process. Call it at the end. */
export const document = (bench: string, text: string): Promise<void> =>
  insert(
    bench,
    `${cpus().length} cores, load average ${number(begun)} at the beginning and ${number(loadavg()[0]!)} at the end.\n\n${text}`,
  )
