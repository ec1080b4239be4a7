import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { contentFolder } from '../test/content-folder.ts'
import { watchFolder } from './watch.ts'

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
  const write = (file: string) => () => writeFileSync(join(folder, file), '{}')
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
