import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { contentFolder, writeFiles } from '../test/content-folder.ts'
import { watchFolder } from './watch.ts'

it('calls back once for a burst of changes, also in new folders, and stops when told (RELIABILITY 7)', async () => {
  const folder = await contentFolder({ 'records/page/a.json': {} })
  const onChange = vi.fn()
  const stop = watchFolder(folder, onChange)
  onTestFinished(stop)
  // Written in one go: a busy machine must not make two bursts of it.
  for (let i = 0; i < 20; i += 1) writeFileSync(join(folder, `records/page/${i}.json`), '{}')
  mkdirSync(join(folder, 'records/general'))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 4_000)
  await writeFiles(folder, { 'records/general/general.json': {} })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 4_000)
  stop()
  await writeFiles(folder, { 'records/page/a.json': '{ }' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(onChange).toHaveBeenCalledTimes(2)
}, 10_000)

it('follows folders that come, go, and take the place of another; a change in one is heard (issue 03)', async () => {
  const folder = await contentFolder({ 'records/page/a.json': {} })
  const onChange = vi.fn()
  onTestFinished(watchFolder(folder, onChange))
  const heard = async (change: () => void) => {
    onChange.mockClear()
    change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 4_000)
  }
  const write = (file: string) => () => writeFileSync(join(folder, file), '{}')
  await heard(() => mkdirSync(join(folder, 'records/award')))
  await heard(write('records/award/a.json'))
  mkdirSync(join(folder, 'next/page'), { recursive: true })
  await heard(() => {
    renameSync(join(folder, 'records'), join(folder, 'before'))
    renameSync(join(folder, 'next'), join(folder, 'records'))
  })
  await heard(write('records/page/b.json'))
  await heard(() => rmSync(join(folder, 'records/page'), { recursive: true }))
  await heard(() => mkdirSync(join(folder, 'records/page')))
  await heard(write('records/page/c.json'))
  await heard(write('assets/assets.json'))
}, 30_000)
