import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { refusedFiles } from './refused-files.ts'

const createPicture = (background = '#203528') => sharp({ create: { width: 64, height: 64, channels: 3, background } })

/** Makes a JPEG whose header claims more pixels than it has. */
function claiming(width: number, height: number, jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

it('names what can be neither shown nor offered, and why; the others are taken (IMG-09, DL-39)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets/files/drafts'), { recursive: true })
  const jpeg = () => createPicture().jpeg().toBuffer()
  const frames = await Promise.all(['#000000', '#ffffff'].map((colour) => createPicture(colour).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const files: Record<string, Buffer | string> = {
    'assets.json': '{}',
    '.DS_Store': '',
    'hall.jpg': await jpeg(),
    'Plan.v1.2.PNG': await createPicture().png().toBuffer(),
    'film.mp4': '',
    'HALL.webp': await createPicture().webp().toBuffer(),
    'huge.jpg': claiming(8_688, 5_792, await jpeg()),
    'moves.webp': moving,
    'cut.jpg': (await jpeg()).subarray(0, -40),
    'logo.svg': '<svg/>',
    'Büro – Köln (Final) 2.JPG': await jpeg(),
    'files/EPD-v1.2.pdf': '',
    'files/model.ifc': '',
    'files/tool.exe': '',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'assets', name), content)
  await symlink('/etc/hosts', join(folder, 'assets/files/hosts.txt'))
  expect(Object.fromEntries(await refusedFiles(folder))).toEqual({
    'assets/Büro – Köln (Final) 2.JPG': expect.stringContaining('its name may have'),
    'assets/cut.jpg': expect.stringMatching(/premature end/i),
    'assets/files/hosts.txt': 'it is not a file of this folder',
    'assets/files/tool.exe': expect.stringContaining('.exe is not allowed here'),
    'assets/hall.jpg': 'HALL.webp has the same id, hall',
    'assets/huge.jpg': 'it has 50.3 million pixels; the maximum is 50',
    'assets/logo.svg': expect.stringContaining('.svg is not allowed here'),
    'assets/moves.webp': 'it is animated',
  })
})
