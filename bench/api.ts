/**
 * What the API costs as the catalogue grows: `npm run bench -- api [seconds] [sizes]` (default 8 s for each load; 200, 2,000 and
 * 20,000 families, each in five languages). Each size is measured twice, in turn; table and plot go to docs/PERFORMANCE.md.
 */
import { writeFile } from 'node:fs/promises'
import { measure, rates, type Sample } from './api-measure.ts'
import { document, number, table } from './document.ts'
import { plot, type Chart } from './plot.ts'

const seconds = Number(process.argv[2] ?? 8)
const sizes = (process.argv[3] ?? '200,2000,20000').split(',').map(Number)
const rounds = 2

const samples = new Map<number, Sample[]>(sizes.map((families) => [families, []]))
for (let round = 1; round <= rounds; round += 1)
  for (const families of sizes) {
    console.error(`${families} families, round ${round} of ${rounds} ...`)
    samples.get(families)!.push(await measure(families, seconds))
  }

/** Both rounds, the better first. */
const both = (list: readonly Sample[], of: (sample: Sample) => number) =>
  list
    .map(of)
    .toSorted((a, b) => a - b)
    .map(number)
    .join('; ')
const best = (list: readonly Sample[], of: (sample: Sample) => number) => Math.min(...list.map(of))

const [[, least] = []] = samples
/** The cost of a further thousand, compared with the smallest catalogue. */
const perThousand = (families: number, list: readonly Sample[], of: (sample: Sample) => number) =>
  families === sizes[0] ? '' : number(((best(list, of) - best(least!, of)) / (families - sizes[0]!)) * 1000)

type Row = [name: string, cell: (list: readonly Sample[], families: number) => string]
const row = (name: string, of: (sample: Sample) => number): Row => [name, (list) => both(list, of)]
const rows: Row[] = [
  row('ready after, s (limit 4)', ({ ready }) => ready),
  row('ready, CPU, s', ({ readyCpu }) => readyCpu),
  row('search built after, s', ({ search }) => search),
  row('search ready again after a restart, s', ({ restart }) => restart),
  row('a change of one record shows after, s', ({ change }) => change),
  row('heap, MB', ({ heap }) => heap),
  row('process with its search thread, MB', ({ rss }) => rss),
  ['process, MB for each further 1,000', (list, families) => perThousand(families, list, ({ rss }) => rss)],
  row(`by slug at ${rates.bySlug}/s, p50, ms`, ({ bySlug }) => bySlug.p50),
  row(`by slug at ${rates.bySlug}/s, p99, ms (limit 5)`, ({ bySlug }) => bySlug.p99),
  row('by slug, CPU, ms', ({ bySlug }) => bySlug.cpu),
  row(`search at ${rates.search}/s, p50, ms`, ({ found }) => found.p50),
  row(`search at ${rates.search}/s, p99, ms (limit 60)`, ({ found }) => found.p99),
  row('search, CPU, ms', ({ found }) => found.cpu),
]
const heading = ['families, each in five languages', ...sizes.map((size) => size.toLocaleString('en'))]
const cells = rows.map(([name, cell]) => [name, ...[...samples].map(([families, list]) => cell(list, families))])

const points = (of: (sample: Sample) => number) => [...samples].map(([x, list]) => ({ x, y: best(list, of) }))
const charts: Chart[] = [
  { title: 'Ready after, s', limit: 4, points: points(({ ready }) => ready) },
  { title: 'Memory of the process, MB', points: points(({ rss }) => rss) },
  { title: 'By slug, p99, ms', limit: 5, points: points(({ bySlug }) => bySlug.p99) },
  { title: 'Search, p99, ms', limit: 60, points: points(({ found }) => found.p99) },
]
await writeFile(new URL('../docs/api.svg', import.meta.url), plot('families, each in five languages', charts))

await document('api', table([heading, ...cells]))
