import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { run } from '../../scripts/run.ts'
import { copyRepository, type Copy } from '../commands/copy.ts'

let copy: Copy

// It builds the library twice.
test.describe.configure({ mode: 'serial', timeout: 900_000 })
test.beforeAll(async () => {
  copy = await copyRepository('new-block')
})
test.afterAll(() => copy?.remove())

const succeed = async (file: string, ...args: string[]) => expect(await run(file, args, {}, copy.path)).toBe(0)

test('a new block passes every test as it is, and is in the report of the package (docs/ADD-A-BLOCK.md)', async () => {
  await succeed('node', 'scripts/new-block.ts', 'promo-strip', '--messages')
  expect(await readFile(join(copy.path, 'packages/blocks/api.md'), 'utf8')).toContain('PromoStripProps')
  await succeed('tsc', '-p', 'tsconfig.json')
  await succeed('oxlint', '--deny-warnings')
  await succeed('vitest', 'run', 'packages/blocks/src', 'site/cms', 'packages/content/src')
  await succeed('vitest', 'run', '--config', 'packages/blocks/vitest.package.config.ts', 'api', 'budgets', 'manifest', 'entries')
})
