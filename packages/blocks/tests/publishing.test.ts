import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, expect, inject, it } from 'vitest'
import { root } from '../scripts/entries.ts'
import { missingTargets } from '../scripts/exports.ts'
import { implementedContracts } from '../src/contracts.ts'

const exec = promisify(execFile)
const tarball = inject('tarball')
type Target = string | Record<string, string>
let packageJson: { exports: Record<string, Target> } & Record<string, unknown>
let files: Set<string>

beforeAll(async () => {
  packageJson = JSON.parse((await exec('tar', ['-xzOf', tarball, 'package/package.json'])).stdout)
  files = new Set((await exec('tar', ['-tzf', tarball])).stdout.trim().split('\n'))
})

it('publint finds nothing in the tarball', async () => {
  const { buffer } = new Uint8Array(await readFile(tarball))
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, packageJson))).toEqual([])
})

it('types resolve for every entry of the tarball (are the types wrong?)', async () => {
  // Stylesheets, fonts, pictures and the manifest have no types to look for.
  const untyped = Object.keys(packageJson.exports).filter((name) => /\.(css|woff2|webp|txt|svg|json)$/.test(name))
  const args = [tarball, '--profile', 'esm-only', '--no-color', '--exclude-entrypoints', ...untyped]
  await expect(exec('attw', args, { cwd: root })).resolves.toBeTruthy()
})

it('every condition of every export of the tarball names a file in it', () => {
  const targets = Object.values(packageJson.exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  )
  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter((target) => !files.has(target.replace('.', 'package')))).toEqual([])
})

it('reference, guides, a page for each component and an overview for language models are in the tarball', async () => {
  for (const file of [
    'REFERENCE.md',
    'guides/cms.md',
    'docs/ADD-A-LANGUAGE.md',
    'docs/ADD-A-BRAND.md',
    'docs/blocks/quote.md',
    'docs/elements/tabs.md',
    'docs/forms/form-field.md',
    'llms.txt',
    'api.md',
  ])
    expect(files).toContain(`package/${file}`)
})

it('no document of the tarball has a dead link', async () => {
  const documents = [...files].filter((file) => /\.md$|llms\.txt$/.test(file))
  expect(documents.length).toBeGreaterThan(implementedContracts.length)
  for (const document of documents) {
    const { stdout } = await exec('tar', ['-xzOf', tarball, document])
    const linked = [...stdout.matchAll(/\]\(([\w./-]+)[)#]/g)].map(([, file]) => posix.join(posix.dirname(document), file!))
    expect([document, linked.filter((file) => !files.has(file))]).toEqual([document, []])
  }
})

it('nothing is packed from a folder that is not built', () => {
  expect(missingTargets(root)).toEqual([])
  expect(missingTargets(`${root}/src`)).toContain('./dist/index.js')
})

it('the package says what it runs on, has nothing that only this repository needs, and npm has put package.json back', async () => {
  for (const key of ['keywords', 'engines', 'license', 'description']) expect(packageJson).toHaveProperty(key)
  for (const key of ['devDependencies', 'scripts']) expect(packageJson).not.toHaveProperty(key)
  const { devDependencies, scripts, ...own } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'))
  expect([devDependencies, scripts]).toEqual([expect.anything(), expect.anything()])
  expect({ ...own, exports: null }).toEqual({ ...packageJson, exports: null })
  expect(own.exports['.']).toHaveProperty('@brand/source')
})

it('the types and the manifest of the tarball name none of our requirements, which a user cannot look up', async () => {
  const names = [...files].filter((name) => /\.d\.ts$|manifest\.json$/.test(name))
  const { stdout } = await exec('tar', ['-xzOf', tarball, ...names], { maxBuffer: 2 ** 26 })
  expect(names).toContain('package/dist/manifest.json')
  expect(names.length).toBeGreaterThan(100)
  expect(stdout.match(/@requirement|\b(?:BLK-[a-z_]+|[A-Z]{2,}\d?)-\d{2}\b/g)).toBeNull()
})
