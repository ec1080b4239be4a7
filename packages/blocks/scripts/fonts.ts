/**
 * Cuts the typefaces of the themes (`font.ts` in a theme's folder) and measures fallbacks for them.
 *
 * Choices: the axes keep only the range that the theme uses. Of the layout features only kerning and tabular figures stay, which
 * brings the file that every page loads under 50 kB. That file holds the characters of English, Dutch, German, French and
 * Italian. The rest of Latin-1 (with brackets) and Latin Extended have files of their own, which a browser fetches only for a
 * page that has such a character. Fallback faces are local Arial (or a font of the same metrics), scaled to the typeface's mean
 * letter width at each setting, with its ascent and descent. So a line keeps its length and height when the font arrives late
 * (body) or not at all (titles).
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subset from 'subset-font'
import { fontCuts } from './entries.ts'
import type { FontCut } from '../src/theme/font-cut.ts'

const out = new URL('../src/generated/fonts/', import.meta.url)

const chars = (...ranges: [number, number][]) =>
  ranges.map(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')).join('')
const without = (all: string, some: string) => [...all].filter((c) => !some.includes(c)).join('')
const ascii = chars([0x20, 0x7e])
const common = without(ascii, '[\\]^`{|}~') + 'ÀÄÇÈÉÊÎÖÔÜßàâäçèéêëìîïòóôöùûüœ\u00a0\u00ad\u2009–—‘’“”„…«»©°·×−€²'

const files = (name: string) =>
  [
    { file: `${name}-latin.woff2`, from: 'latin', text: common },
    {
      file: `${name}-latin-rest.woff2`,
      from: 'latin',
      text: without(ascii + chars([0xa1, 0xff]) + 'Œ‚•‹›™′″ıŸˆ˚˜⁄↑↓∕', common),
    },
    {
      file: `${name}-latin-ext.woff2`,
      from: 'latin-ext',
      text: without(chars([0x100, 0x17f], [0x218, 0x21b], [0x1e80, 0x1e85], [0x20a0, 0x20bf]) + 'ẞ', 'ıŒœ€'),
    },
  ] as const

interface Setting {
  wdth?: number
  wght: number
}
const settings = (instances: FontCut['text']): Setting[] =>
  instances.map(({ width, weight }) => ({ ...(width && { wdth: width }), wght: weight }))
type Range = { min: number; max: number }
const axis = (values: number[]) => ({ min: Math.min(...values), max: Math.max(...values) })
/** Widths and weights to keep: those of the titles, which are the widest range. */
function toAxes({ text, title, narrowest }: FontCut): { wght: Range; wdth?: Range } {
  const widths = [...title.map(({ width }) => width), narrowest].filter((width) => width !== undefined)
  const wght = axis([...text, ...title].map(({ weight }) => weight))
  return widths.length ? { wdth: axis(widths), wght } : { wght }
}

const hex = (n: number) => n.toString(16).toUpperCase()
/** `U+20-7E, U+A9`: the notation of CSS. */
function unicodeRange(text: string) {
  const points = [...text].map((c) => c.codePointAt(0)!).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}

/** Mean letter width of Arial in its 2048 units, weighted by letter frequency; measured on Liberation Sans, which has its metrics. */
const arial = { regular: 913, bold: 983 }
const percent = (n: number) => `${Math.round(n * 10_000) / 100}%`

/** The fallback face for one setting, to be used for weights from `least` to `most`. */
async function fallback(latin: Buffer, at: Setting, [minWeight, maxWeight]: [number, number]) {
  const bold = at.wght >= 600
  const variationAxes: Record<string, number> = { ...at }
  const font = await fromBuffer(await subset(latin, ascii + common, { targetFormat: 'sfnt', variationAxes }))
  const size = font.xWidthAvg / font.unitsPerEm / (arial[bold ? 'bold' : 'regular'] / 2048)
  return {
    src: (bold
      ? ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold']
      : ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans']
    )
      .map((name) => `local('${name}')`)
      .join(', '),
    weight: `${minWeight} ${maxWeight}`,
    metrics: {
      sizeAdjust: percent(size),
      ascent: percent(font.ascent / font.unitsPerEm / size),
      descent: percent(-font.descent / font.unitsPerEm / size),
      lineGap: percent(font.lineGap / font.unitsPerEm / size),
    },
  }
}

/** One face per setting; each serves the weights up to halfway to the next. */
const steps = (instances: Setting[]) =>
  instances
    .toSorted((a, b) => a.wght - b.wght)
    .map((at, i, all) => {
      const half = (other: number) => Math.floor((at.wght + (all[other]?.wght ?? 0)) / 2)
      return { at, range: [i ? half(i - 1) + 1 : 1, i < all.length - 1 ? half(i + 1) : 1000] as [number, number] }
    })

/** A module with the faces of a typeface, which a theme uses under its own family name. */
const facesModule = (data: object) => `/** Written by scripts/fonts.ts. */
import type { FontFace } from '../../theme/brand-theme.ts'

const data = ${JSON.stringify(data, null, 2)} as const

/**
 * A page that was drawn before its font came keeps its fallback (\`optional\`): no fallback breaks every line as the font does, and
 * a page that moves while it is read is worse than one visit in Arial. Both families share the files, and page heads preload the first.
 */
export const fontFaces = (name: string): FontFace[] =>
  (['Text', 'Title'] as const).flatMap((use): FontFace[] => [
    ...data.files.map(({ file, unicodeRange }) => ({
      family: \`\${name} \${use}\`,
      src: \`url('../fonts/\${file}') format('woff2')\`,
      ...data.axes,
      unicodeRange,
      display: 'optional' as const,
    })),
    ...data.fallback[use].map((face) => ({ family: \`\${name} \${use} Fallback\`, ...face })),
  ])
`

async function cut(font: FontCut) {
  const require = createRequire(import.meta.url)
  const original = (file: string) => readFile(require.resolve(`${font.package}/${file}`))
  const sources = {
    latin: await original(`files/${font.files.latin}.woff2`),
    'latin-ext': await original(`files/${font.files['latin-ext']}.woff2`),
  }
  const axes = toAxes(font)
  const stampFile = new URL(`${font.name}.stamp`, out)
  const stamp = createHash('sha256')
    .update(await readFile(new URL(import.meta.url)))
    .update(JSON.stringify(font))
    .update(sources.latin)
    .update(sources['latin-ext'])
    .digest('hex')
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  await mkdir(out, { recursive: true })
  for (const { file, from, text } of files(font.name)) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: { ...axes },
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
      dropTables: ['STAT', 'gasp', 'GDEF'],
    } as const
    await writeFile(new URL(file, out), await subset(sources[from], text, options))
  }
  await writeFile(new URL(font.licence, out), await original('LICENSE'))
  const faces = (instances: FontCut['text']) =>
    Promise.all(steps(settings(instances)).map(({ at, range }) => fallback(sources.latin, at, range)))
  const data = {
    files: files(font.name).map(({ file, text }) => ({ file, unicodeRange: unicodeRange(text) })),
    axes: {
      weight: `${axes.wght.min} ${axes.wght.max}`,
      ...(axes.wdth && { stretch: `${axes.wdth.min}% ${axes.wdth.max}%` }),
    },
    fallback: { Text: await faces(font.text), Title: await faces(font.title) },
  }
  await writeFile(new URL(`${font.name}.ts`, out), facesModule(data))
  await writeFile(stampFile, stamp)
}

for (const font of await fontCuts()) await cut(font)
