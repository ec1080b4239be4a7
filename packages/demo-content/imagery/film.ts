/**
 * `npm run film -w @brand/demo-content`: cuts the catalogue's films from finished pictures; needs ffmpeg.
 *
 * - `loop.mp4`, `loop.webm`, `loop.ogv` for the home header: `frames` faded into each other, there and back, while the view
 *   glides to and fro; it ends as it begins. `loop.webp` is what it begins with.
 * - `film.mp4`: a walk through the rooms.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const frames = fileURLToPath(new URL('frames/', import.meta.url))
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

/** A narrower view that moves across; `at` from 0 to 1 says where it is at `t`. Doubled first, or it would move in jumps. */
const pan = (at: string) =>
  `scale=3200:1800,crop=iw*0.95:ih*0.95:(iw-ow)*(${at}):(ih-oh)/2,scale=${width}:${height},format=yuv420p`

async function cutLoop(): Promise<void> {
  const there = readdirSync(frames).toSorted()
  const files = [...there, ...there.slice(0, -1).toReversed()].map((file) => join(frames, file))
  const { inputs, steps, end, seconds } = dissolve(files, 0, 10 / (files.length - 1))
  const shaped = files.map((_, i) => `${fitted(i)}[p${i}]`)
  const glide = `[${end}]trim=duration=${seconds},${pan(`0.5+0.5*sin(2*PI*t/${seconds})`)}[out]`
  const filter = [...shaped, ...steps, glide].join(';')
  encode(inputs, filter, 'loop.mp4', [...h264, '-crf', '26'])
  encode(inputs, filter, 'loop.webm', ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1'])
  encode(inputs, filter, 'loop.ogv', ['-c:v', 'libtheora', '-q:v', '6'])
  await sharp(files[0]).webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(join(assets, 'loop.webp'))
}

function cutFilm(): void {
  const rooms = ['home', 'dark-room', 'quiet-restaurant', 'meeting', 'school-canteen']
  const files = rooms.map((room) => join(assets, `${room}.webp`))
  const { inputs, steps, end, seconds } = dissolve(files, 2.7, 0.8)
  const shaped = files.map((_, i) => `${fitted(i)},${pan(i % 2 ? '1-t/4.3' : 't/4.3')}[p${i}]`)
  const filter = [...shaped, ...steps, `[${end}]trim=duration=${seconds}[out]`].join(';')
  encode(inputs, filter, 'film.mp4', [...h264, '-crf', '25'])
}

await cutLoop()
cutFilm()
