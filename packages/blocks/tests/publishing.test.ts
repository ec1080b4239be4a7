import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'

const packageJson = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { exports: Record<string, unknown> }

it('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: root })
  expect(messages.map((message) => formatMessage(message, packageJson))).toEqual([])
})

it('types resolve for every entry (are the types wrong?)', async () => {
  // Stylesheets, fonts and the manifest have no types to look for.
  const untyped = Object.keys(packageJson.exports).filter((name) => /\.(css|woff2|txt|json)$/.test(name))
  const args = ['--pack', root, '--profile', 'esm-only', '--no-color', '--exclude-entrypoints', ...untyped]
  await expect(promisify(execFile)('attw', args, { cwd: root })).resolves.toBeTruthy()
})
