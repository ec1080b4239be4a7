import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../scripts/assets.ts', import.meta.url))

it('lists pictures, names those that cannot be shown, mends half an entry, and keeps what was set by hand (IMG-09)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  const inAssets = (name: string) => join(folder, 'assets', name)
  const jpeg = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#203528' } })
    .jpeg()
    .toBuffer()
  await writeFile(inAssets('hall.jpg'), jpeg)
  await writeFile(inAssets('cut.jpg'), jpeg.subarray(0, -40))
  await writeFile(inAssets('logo.svg'), '<svg/>')
  const hand = { focalPoint: { x: 0.2, y: 0.4 }, alt: { en: 'A hall' } }
  const cut = { file: 'cut.jpg', width: 1, height: 1, color: '#000000', alt: 'Set by hand' }
  await writeFile(inAssets('assets.json'), JSON.stringify({ hall: { file: 'hall.jpg', ...hand }, cut }))
  const run = () => spawnSync(process.execPath, ['--conditions=@brand/source', script, folder], { encoding: 'utf8' })

  const { status, stdout } = run()
  expect(stdout).toMatch(/assets\/assets\.json: hall\.color: /)
  expect(stdout).toMatch(/left out: assets\/cut\.jpg: .*premature end/i)
  expect(stdout).toContain('left out: assets/logo.svg: .svg is not allowed here')
  expect([status, stdout.split('\n').at(-2)]).toEqual([1, '1 picture, 2 files left out'])
  expect(JSON.parse(await readFile(inAssets('assets.json'), 'utf8'))).toMatchObject({
    cut,
    hall: { file: 'hall.jpg', width: 64, height: 32, color: expect.stringMatching(/^#/), ...hand },
  })

  await writeFile(inAssets('assets.json'), '{ "hall": ')
  const broken = run()
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('Nothing is written')])
  expect(await readFile(inAssets('assets.json'), 'utf8')).toBe('{ "hall": ')
})
