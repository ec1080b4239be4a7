/**
 * Cuts the typeface of the Loden theme from `@fontsource-variable/archivo` and measures fallbacks for it.
 *
 * Choices: the axes keep only what the volumes use, and of the layout features only kerning and tabular figures stay,
 * which brings the file that every page loads from 90 to under 60 kB. That file holds what English, Dutch, German, French and
 * Italian need; the rest of Latin-1 and Latin Extended are files of their own that a browser fetches only for a page that has such a letter.
 * Fallback faces are local Arial (or a font of the same metrics), scaled to Archivo's mean letter width at each volume, with Archivo's
 * ascent and descent, so that a line keeps its length and height when the font arrives late (body) or not at all (titles).
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subset from 'subset-font'
import { loden } from '../src/theme/loden.ts'

const original = (file: string) => readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/${file}`))
const source = (name: string) => original(`files/archivo-${name}-wdth-normal.woff2`)
const out = new URL('../src/generated/fonts/', import.meta.url)

const chars = (...ranges: [number, number][]) =>
  ranges.map(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')).join('')
const common =
  chars([0x20, 0x7e]) + 'ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒßàáâäæçèéêëìíîïñòóôöùúûüÿœ\u00a0\u00ad\u2009–—‘’‚“”„•…‹›«»©®™°·×−€²½′″'
const without = (all: string, some: string) => [...all].filter((c) => !some.includes(c)).join('')

const files = [
  { name: 'archivo-latin', from: 'latin', text: common },
  { name: 'archivo-latin-rest', from: 'latin', text: without(chars([0xa1, 0xff]) + 'ıŸˆ˚˜⁄↑↓∕', common) },
  {
    name: 'archivo-latin-ext',
    from: 'latin-ext',
    text: without(chars([0x100, 0x17f], [0x218, 0x21b], [0x1e80, 0x1e85], [0x20a0, 0x20bf]) + 'ẞ', 'ıŒœ€'),
  },
]

const volumes = Object.values(loden.values.volume).map(({ width, weight }) => ({
  width: Number.parseFloat(width),
  weight: Number(weight),
}))
const axis = (values: number[]) => ({ min: Math.min(...values), max: Math.max(...values) })
const axes = { wdth: axis(volumes.map((v) => v.width)), wght: axis(volumes.map((v) => v.weight)) }

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

/** The fallback face for one width and weight, to be used for weights from `least` to `most`. */
async function fallback(latin: Buffer, { width, weight }: { width: number; weight: number }, [least, most]: [number, number]) {
  const bold = weight >= 600
  const font = await fromBuffer(
    await subset(latin, common, { targetFormat: 'sfnt', variationAxes: { wdth: width, wght: weight } }),
  )
  const size = font.xWidthAvg / font.unitsPerEm / (arial[bold ? 'bold' : 'regular'] / 2048)
  return {
    src: (bold
      ? ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold']
      : ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans']
    )
      .map((name) => `local('${name}')`)
      .join(', '),
    fontWeight: `${least} ${most}`,
    sizeAdjust: percent(size),
    ascentOverride: percent(font.ascent / font.unitsPerEm / size),
    descentOverride: percent(-font.descent / font.unitsPerEm / size),
    lineGapOverride: percent(font.lineGap / font.unitsPerEm / size),
  }
}

/** One face per volume; each serves the weights up to halfway to the next. */
const steps = (instances: { width: number; weight: number }[]) =>
  instances
    .toSorted((a, b) => a.weight - b.weight)
    .map((at, i, all) => {
      const half = (other: number) => Math.floor((at.weight + (all[other]?.weight ?? 0)) / 2)
      return { at, range: [i ? half(i - 1) + 1 : 1, i < all.length - 1 ? half(i + 1) : 1000] as [number, number] }
    })

const sources = { latin: await source('latin'), 'latin-ext': await source('latin-ext') }
const stamp = createHash('sha256')
  .update(await readFile(new URL(import.meta.url)))
  .update(JSON.stringify(axes))
  .update(sources.latin)
  .update(sources['latin-ext'])
  .digest('hex')

if ((await readFile(new URL('stamp', out), 'utf8').catch(() => '')) !== stamp) {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  for (const { name, from, text } of files) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
      dropTables: ['STAT', 'gasp', 'GDEF'],
    } as const
    await writeFile(new URL(`${name}.woff2`, out), await subset(sources[from as keyof typeof sources], text, options))
  }
  await writeFile(new URL('OFL-Archivo.txt', out), await original('LICENSE'))
  const faces = (instances: { width: number; weight: number }[]) =>
    Promise.all(steps(instances).map(({ at, range }) => fallback(sources.latin, at, range)))
  const data = {
    files: files.map(({ name, text }) => ({ file: `${name}.woff2`, unicodeRange: unicodeRange(text) })),
    axes: { fontWeight: `${axes.wght.min} ${axes.wght.max}`, fontStretch: `${axes.wdth.min}% ${axes.wdth.max}%` },
    fallback: {
      text: await faces([
        { width: 100, weight: 400 },
        { width: 104, weight: 640 },
      ]),
      title: await faces(volumes),
    },
  }
  await writeFile(
    new URL('../archivo.ts', out),
    `/** Written by scripts/fonts.ts. */\nexport const archivo = ${JSON.stringify(data, null, 2)} as const\n`,
  )
  await writeFile(new URL('stamp', out), stamp)
}
