import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'

const question = (text: string) => ({
  ctFaqQuestion: { en: text, nl: `${text} (nl)` },
  ctFaqAnswer: { en: '<p>Yes.</p>', nl: '<p>Ja.</p>' },
})

/** A content folder of a few records; it is deleted with the test. */
export async function contentFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'datocms-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  async function write(file: string, value: unknown): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), JSON.stringify(value))
  }
  await write('assets/assets.json', {})
  await write('records/general/general.json', {
    menus: [{ id: 'main', items: [{ title: { en: 'Home', nl: 'Start' }, slug: 'home' }] }],
  })
  await write('records/faq/moths.json', question('Do moths eat it?'))
  await write('records/faq/fire.json', question('Does it burn?'))
  await write('records/page/home.json', {
    ctPageSlug: 'home',
    ctPageBody: [{ type: 'cb_text', cbTextHtml: { en: '<p>Hello</p>', nl: '<p>Hallo</p>' } }],
  })
  return {
    folder,
    write,
    /** Asks something else in the place of a question. */
    ask: (id: string, text: string, state = '') => write(`records/faq/${id}${state}.json`, question(text)),
  }
}

/** Gives a folder a picture, `room`: its left half is blue, its right half red. */
export async function picture(folder: string): Promise<void> {
  const half = { create: { width: 80, height: 80, channels: 3, background: '#ff0000' } } as const
  await sharp({ create: { width: 160, height: 80, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 80, top: 0 }])
    .webp()
    .toFile(join(folder, 'assets/room.webp'))
  const room = { file: 'room.webp', width: 160, height: 80, color: '#0000ff', alt: 'A room' }
  await writeFile(join(folder, 'assets/assets.json'), JSON.stringify({ room }))
}
