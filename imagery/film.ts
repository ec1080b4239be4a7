/**
 * `node imagery/film.ts [loop | film]`: cuts the catalogue's films from finished pictures; needs ffmpeg.
 *
 * - `loop.mp4`, `loop.webm`, `loop.ogv` for the home header. They show its still, in the still's own shape, while the daylight
 *   goes and comes back. `loop.webp` is the still with which they begin.
 * - `film.mp4`: a walk through the rooms.
 */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const assets = fileURLToPath(new URL('../packages/demo-content/assets/', import.meta.url))
/** 1920 x 1200, and so is the loop. */
const still = join(assets, 'home.webp')
const [width, height, rate] = [1280, 720, 24]

const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-movflags', '+faststart']

/** Filter of ffmpeg that fades pictures into each other: each is shown for `still` seconds, then fades for `fade` seconds. */
function dissolve(files: readonly string[], still: number, fade: number) {
  const length = String(still + 2 * fade)
  const inputs = files.flatMap((file) => ['-loop', '1', '-framerate', String(rate), '-t', length, '-i', file])
  const steps = files.slice(1).map((_, i) => {
    const offset = (still + i * (still + fade)).toFixed(3)
    return `[${i ? `f${i}` : 'p0'}][p${i + 1}]xfade=transition=fade:duration=${fade}:offset=${offset}[f${i + 1}]`
  })
  return { inputs, steps, end: `f${files.length - 1}`, seconds: files.length * (still + fade) - fade }
}

/** Cuts a picture to the film's shape. */
const fitted = (i: number) =>
  `[${i}]scale=1600:900:force_original_aspect_ratio=increase,crop=1600:900,setsar=1,fps=${rate},format=yuv420p`

function encode(inputs: string[], filter: string, file: string, codec: string[]): void {
  const output = ['-filter_complex', filter, '-map', '[out]', '-an', ...codec, join(assets, file)]
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...output], { stdio: 'inherit' })
}

/** A lamp of the still: where its light falls, and how far; in pixels. */
const lamps = [
  { x: 1208, y: 560, r: 520 },
  { x: 1462, y: 640, r: 420 },
  { x: 1738, y: 620, r: 430 },
]

/** The still once the daylight has gone: what is left of each colour, and more of it where a lamp shines. */
function evening(): Promise<Buffer> {
  const glows = lamps.map(
    ({ x, y, r }, i) => `<radialGradient id="g${i}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">
      <stop stop-color="#ffd9a8" stop-opacity=".8"/><stop offset=".4" stop-color="#ffd9a8" stop-opacity=".42"/>
      <stop offset="1" stop-color="#ffd9a8" stop-opacity="0"/></radialGradient>`,
  )
  const fields = ['#4a5660', ...lamps.map((_, i) => `url(#g${i})`)].map(
    (fill) => `<rect width="1920" height="1200" fill="${fill}"/>`,
  )
  const light = `<svg width="1920" height="1200"><defs>${glows.join('')}</defs>${fields.join('')}</svg>`
  return sharp(still)
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
    .png()
    .toBuffer()
}

/** The still fades into its evening and back. Nothing moves, so every frame is as sharp as the still. */
async function cutLoop(): Promise<void> {
  const dark = join(tmpdir(), `evening-${process.pid}.png`)
  writeFileSync(dark, await evening())
  // The still is held at both ends, so no jump is seen where the loop begins anew.
  const { steps, end, seconds } = dissolve([still, dark, still], 0.6, 3.8)
  // Each picture is read once and repeated, which is much faster than to read it for every frame.
  const inputs = [still, dark, still].flatMap((file) => ['-framerate', String(rate), '-i', file])
  const shaped = [0, 1, 2].map((i) => `[${i}]setsar=1,format=yuv420p,loop=-1:1,trim=duration=${seconds}[p${i}]`)
  const filter = [...shaped, ...steps, `[${end}]trim=duration=${seconds}[out]`].join(';')
  encode(inputs, filter, 'loop.mp4', [...h264, '-preset', 'fast', '-crf', '24'])
  encode(inputs, filter, 'loop.webm', [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '32',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-deadline',
    'realtime',
    '-cpu-used',
    '7',
  ])
  encode(inputs, filter, 'loop.ogv', ['-c:v', 'libtheora', '-q:v', '6'])
  rmSync(dark)
  await sharp(still).webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(join(assets, 'loop.webp'))
}

/** A narrower view that moves across; `at`, from 0 to 1, is its position at `t`. The picture is doubled first to avoid jumps. */
const pan = (at: string) =>
  `scale=3200:1800,crop=iw*0.95:ih*0.95:(iw-ow)*(${at}):(ih-oh)/2,scale=${width}:${height},format=yuv420p`

function cutFilm(): void {
  const rooms = ['home', 'dark-room', 'quiet-restaurant', 'meeting', 'school-canteen']
  const files = rooms.map((room) => join(assets, `${room}.webp`))
  const { inputs, steps, end, seconds } = dissolve(files, 2.7, 0.8)
  const shaped = files.map((_, i) => `${fitted(i)},${pan(i % 2 ? '1-t/4.3' : 't/4.3')}[p${i}]`)
  const filter = [...shaped, ...steps, `[${end}]trim=duration=${seconds}[out]`].join(';')
  encode(inputs, filter, 'film.mp4', [...h264, '-crf', '25'])
}

const only = process.argv[2]
if (only !== 'film') await cutLoop()
if (only !== 'loop') cutFilm()
