/**
 * `node packages/demo-content/imagery/film.ts`: cuts the loop of the home header from its rendered frames: each fades into the next, the last into
 * the first, while the view glides to and fro. Writes `loop.mp4`, `loop.webm`, `loop.ogv`; needs ffmpeg.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const frames = readdirSync(assets)
  .filter((file) => /^loop-\d+\.webp$/.test(file))
  .toSorted()

/** How long one light takes to become the next, in seconds. */
const each = 10 / frames.length
const [width, height, rate] = [1280, 720, 24]

// Twice through and cut from the middle: then the last frame is the one before the first.
const twice = [...frames, ...frames, frames[0]!]
const inputs = twice.flatMap((file) => [
  '-loop',
  '1',
  '-t',
  String(each * 2),
  '-framerate',
  String(rate),
  '-i',
  join(assets, file),
])
const faded = twice
  .slice(1)
  .map(
    (_, i) => `[${i ? `f${i}` : '0'}][${i + 1}]xfade=transition=fade:duration=${each}:offset=${(i * each).toFixed(3)}[f${i + 1}]`,
  )
const glide = `crop=iw*0.92:ih*0.92:(iw-ow)*(0.5-0.5*cos(2*PI*t/${each * frames.length})):(ih-oh)/2,scale=${width}:${height}`
const whole = each * frames.length
const filter = `${faded.join(';')};[f${twice.length - 1}]${glide},trim=start=${whole / 2}:duration=${whole},setpts=PTS-STARTPTS,format=yuv420p[out]`

const codecs = {
  'loop.mp4': ['-c:v', 'libx264', '-crf', '27', '-preset', 'veryslow', '-movflags', '+faststart'],
  'loop.webm': ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1'],
  'loop.ogv': ['-c:v', 'libtheora', '-q:v', '6'],
}
for (const [file, codec] of Object.entries(codecs))
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    '-filter_complex',
    filter,
    '-map',
    '[out]',
    '-an',
    ...codec,
    join(assets, file),
  ])
