import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const packages = [...(await readdir(join(root, 'packages'))), 'site']
const names = [...packages, 'blocks/contracts'].toSorted()
const listFolders = async (path: string) =>
  (await readdir(join(root, path), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !/^(\.|(dist|node_modules)$)/.test(entry.name))
    .map(({ name }) => name)
const rooms = await listFolders('site')

/** Packages of ours that the files of each place may import (docs/ARCHITECTURE.md). */
const arrows: Record<string, readonly string[]> = {
  'packages/blocks/src/a.ts': [],
  'packages/blocks/tests/a.ts': ['blocks', 'blocks/contracts'],
  'packages/content/src/a.ts': ['blocks/contracts'],
  'packages/content-api/src/a.ts': ['content'],
  'packages/content-check/src/a.ts': ['content', 'content-api'],
  'packages/datocms/src/a.ts': ['blocks/contracts', 'content', 'content-api'],
  'packages/datocms/src/a.test.ts': ['blocks/contracts', 'content', 'content-api', 'demo-content'],
  'packages/host/src/a.ts': [],
  'packages/inquiries/src/a.ts': ['content'],
  'packages/demo-content/scripts/a.ts': ['content'],
  'packages/demo-content/tests/a.test.ts': ['content', 'content-api', 'content-check'],
  ...Object.fromEntries(
    rooms.map((room) => [`site/${room}/a.ts`, names.filter((name) => room === 'scripts' || name !== 'content-check')]),
  ),
}

/** The imports of each file that the lint rules let through. */
async function allowedByLint(files: Record<string, readonly string[]>): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, imports] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), imports.map((from) => `export * from '${from}'\n`).join(''))
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [oxlint, '--format=unix', '.'], { cwd: folder }, (_, stdout) => done(stdout)),
  )
  const restricted = new Set(
    [...output.matchAll(/^(\S+?):(\d+):\d+: .*no-restricted-imports/gm)].map(([, file, line]) => `${file} ${line}`),
  )
  const allowed = Object.entries(files).map(([file, imports]) => [
    file,
    imports.filter((_, index) => !restricted.has(`${file} ${index + 1}`)),
  ])
  return Object.fromEntries(allowed)
}

it('every package has a rule', () => {
  const places = Object.keys(arrows)
  expect(packages.filter((name) => !places.some((place) => `/${place}`.includes(`/${name}/`)))).toEqual([])
})

it('a package imports by name only what its arrow in ARCHITECTURE leads to', async () => {
  const planted = Object.fromEntries(Object.keys(arrows).map((file) => [file, names.map((name) => `@brand/${name}`)]))
  const wanted = Object.entries(arrows).map(([file, allowed]) => [file, allowed.map((name) => `@brand/${name}`).toSorted()])
  expect(await allowedByLint(planted)).toEqual(Object.fromEntries(wanted))
})

it('no package reaches into the files of another', async () => {
  const planted = packages.flatMap((own) => {
    const others = packages.filter((name) => name !== own).map((name) => `../../${name}/src/index.ts`)
    return own === 'site' ? [] : [[`packages/${own}/src/a.ts`, others]]
  })
  expect(Object.values(await allowedByLint(Object.fromEntries(planted))).flat()).toEqual([])
})

const architecture = await readFile(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
it('every package is in the drawing of ARCHITECTURE', () => {
  const drawing = /## The rooms\n\n```\n(.*?)```/s.exec(architecture)![1]!
  expect(packages.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(drawing))).toEqual([])
})

/** The rooms of the site, a floor each, as they are drawn. */
const siteFloors = [.../\nThe rooms of `site\/`.*?\n```\n(.*?)```/s.exec(architecture)![1]!.matchAll(/^ {4}(\w+)/gm)].map(
  ([, room]) => [room!],
)
/** The rooms of the library, by floor: `a -> b, c -> d`. */
const libraryFloors = /the order is\s+`([^`]*)`/
  .exec(architecture)![1]!
  .split('->')
  .map((floor) => floor.split(',').map((room) => room.trim()))

it.each([
  ['site', siteFloors, [] as string[]],
  ['packages/blocks/src', libraryFloors, ['generated', 'testing']],
])('the rooms of %s are those that are drawn, and import only those of the floors below', async (base, floors, beside) => {
  const all = floors.flat()
  expect(all.toSorted()).toEqual((await listFolders(base)).filter((name) => !beside.includes(name)).toSorted())
  const path = (room: string) => `../${room}/a.ts`
  const planted = all.map((room) => [`${base}/${room}/a.ts`, all.filter((other) => other !== room).map(path)])
  const wanted = floors.flatMap((floor, i) => {
    const below = new Set(floors.slice(i + 1).flat())
    return floor.map((room) => [`${base}/${room}/a.ts`, all.filter((other) => below.has(other)).map(path)])
  })
  expect(await allowedByLint(Object.fromEntries(planted))).toEqual(Object.fromEntries(wanted))
})
