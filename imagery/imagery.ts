/**
 * `npm run imagery`: renders the catalogue's pictures that are missing or whose scene has changed, one after the other, and
 * writes them to `assets`. It can be stopped and goes on where it stopped. `npm run imagery -- murmel zwaan` renders only those;
 * `--draft` renders small ones into `.cache/imagery` and leaves the assets alone.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const here = fileURLToPath(new URL('.', import.meta.url))
const assets = join(here, '../packages/demo-content/assets')
/** The room of the page that was not found is the site's own. */
const ofSite = join(here, '../site/brand/assets')
const work = join(here, '../.cache/imagery')
const record = join(here, 'rendered.json')

/** No picture weighs more, in bytes. */
const heaviest = 700_000

const { values, positionals } = parseArgs({ options: { draft: { type: 'boolean' } }, allowPositionals: true })

/** Blender with a low priority; its messages are shown only when it fails. */
function blender(...args: string[]): string {
  const script = ['-b', '--python-exit-code', '1', '-P', join(here, 'render.py'), '--', ...args]
  const { status, stdout, stderr, error } = spawnSync('nice', ['-n', '19', 'blender', ...script], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status === 0) return stdout
  const hint = 'Install Blender 3.4 and a C compiler: apt-get install --no-install-recommends blender python3-numpy gcc libc6-dev'
  throw new Error(`${error?.message ?? stderr + stdout}\n${hint}`)
}

/** Compiles the denoiser unless that has been done. */
function denoiser(): string {
  const [from, library] = [join(here, 'kit', 'denoise.c'), join(work, 'denoise.so')]
  if (!existsSync(library) || statSync(library).mtimeMs < statSync(from).mtimeMs)
    execFileSync('gcc', ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', from, '-o', library, '-lm'])
  return library
}

/** Qualities, best first, each with the most bytes that it may take: dark, smooth pictures need a high one. */
const qualities = [
  [92, 60_000],
  [86, 120_000],
  [80, heaviest],
  [64, heaviest],
] as const

/** The best quality that is light enough. */
async function toWebp(png: string, file: string): Promise<number> {
  for (const [quality, limit] of qualities) {
    const image = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (image.length > limit) continue
    writeFileSync(file, image)
    return image.length
  }
  throw new Error(`${file} exceeds ${heaviest} bytes at every quality.`)
}

mkdirSync(work, { recursive: true })
const library = denoiser()
const shots = JSON.parse(/^SHOTS (.*)$/m.exec(blender('list'))![1]!) as Record<string, string>
const chooseFolder = (name: string) => (name.startsWith('room-') ? ofSite : assets)
const toFilePath = (name: string) => join(chooseFolder(name), `${name}.webp`)
const unknown = positionals.filter((name) => !(name in shots))
if (unknown.length) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(shots).join(', ')}`)

const rendered = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {}
const isDone = (name: string) => rendered[name] === shots[name] && existsSync(toFilePath(name))
const wanted = Object.keys(shots).filter((name) =>
  positionals.length ? positionals.includes(name) : values.draft || !isDone(name),
)
console.log(`${wanted.length} of ${Object.keys(shots).length} pictures to render`)

for (const name of wanted) {
  const png = join(work, `${name}.png`)
  const [line] = /TAKEN .*/.exec(blender('take', name, png, library, values.draft ? '0.25' : '1'))!
  if (values.draft) {
    console.log(line)
    continue
  }
  const bytes = await toWebp(png, toFilePath(name))
  rmSync(png)
  rendered[name] = shots[name]!
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.entries(rendered).toSorted()), null, 2)}\n`)
  console.log(`${line}, ${Math.round(bytes / 1000)} kB`)
}
