import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { contentFolder } from '../test/content-folder.ts'
import { watchFolder } from './watch.ts'

/** The real file system, whose watch can be made to fail. */
vi.mock('node:fs', { spy: true })

/** A watched folder; `after` resolves with the first call back that follows a change. */
async function watched(files: Record<string, unknown>) {
  const folder = await contentFolder(files)
  let listener = () => {}
  const stop = watchFolder(folder, () => listener())
  onTestFinished(stop)
  const after = (change: () => void) =>
    new Promise<void>((resolve) => {
      listener = resolve
      change()
    })
  let edits = 0
  const write = (file: string) => () => writeFileSync(join(folder, file), `{"edit":${(edits += 1)}}`)
  return { folder, after, write }
}

it('watches folders that are added, removed and replaced (RELIABILITY 7)', async () => {
  const { folder, after, write } = await watched({ 'records/page/a.json': {} })
  await after(write('records/page/a.json'))
  await after(() => mkdirSync(join(folder, 'records/award')))
  await after(write('records/award/a.json'))
  await after(() => {
    mkdirSync(join(folder, 'next/page'), { recursive: true })
    renameSync(join(folder, 'records'), join(folder, 'before'))
    renameSync(join(folder, 'next'), join(folder, 'records'))
  })
  await after(write('records/page/b.json'))
  await after(() => rmSync(join(folder, 'records/page'), { recursive: true }))
  await after(() => mkdirSync(join(folder, 'records/page')))
  await after(write('records/page/c.json'))
  await after(write('assets/assets.json'))
}, 30_000)

it('stops on request (RELIABILITY 7)', async () => {
  const { folder, after, write } = await watched({ 'records/page/a.json': {} })
  const onChange = vi.fn()
  watchFolder(folder, onChange)()
  // The other watcher, which started earlier, shows that the change has been delivered.
  await after(write('records/page/a.json'))
  expect(onChange).not.toHaveBeenCalled()
}, 30_000)

it('shows every edit after the folder, or a part of it, was removed and copied anew (RELIABILITY 7)', async () => {
  const { folder, after, write } = await watched({ 'records/page/a.json': {}, 'records/award/a.json': {} })
  const copy = `${folder}-copy`
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  for (const part of ['', 'records', 'records/page', 'assets'])
    for (let round = 0; round < 3; round += 1) {
      await after(() => {
        rmSync(join(folder, part), { recursive: true })
        cpSync(join(copy, part), join(folder, part), { recursive: true })
      })
      for (const file of ['records/page/a.json', 'records/award/a.json', 'assets/assets.json']) await after(write(file))
    }
}, 60_000)

it('shows a folder behind a symbolic link that is led elsewhere, as deployments do (RELIABILITY 7)', async () => {
  const { folder } = await watched({ 'records/page/a.json': {} })
  const other = await contentFolder({ 'records/page/a.json': {} })
  const link = `${folder}-link`
  const lead = (to: string) => () => {
    symlinkSync(to, `${link}.new`)
    renameSync(`${link}.new`, link)
  }
  lead(folder)()
  onTestFinished(() => rmSync(link, { force: true }))
  let listener = () => {}
  onTestFinished(watchFolder(link, () => listener()))
  const after = (change: () => void) => new Promise<void>((resolve) => ((listener = resolve), change()))
  await after(lead(other))
  await after(() => writeFileSync(join(other, 'records/page/a.json'), '{"a":1}'))
  await after(() => writeFileSync(join(other, 'records/page/b.json'), '{}'))
  await after(lead(folder))
  await after(() => writeFileSync(join(folder, 'records/page/a.json'), '{"b":1}'))
}, 60_000)

it('shows changes where the system tells of none (RELIABILITY 7)', async () => {
  vi.mocked(watch).mockImplementation(() => {
    throw new Error('ENOSPC')
  })
  onTestFinished(() => void vi.mocked(watch).mockReset())
  const { after, folder, write } = await watched({ 'records/page/a.json': {} })
  await after(write('records/page/a.json'))
  await after(write('records/page/b.json'))
  await after(() => rmSync(join(folder, 'records/page/b.json')))
}, 30_000)
