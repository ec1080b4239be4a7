import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serveStorybook } from '../../scripts/built-storybook.ts'
import { runQuietly } from '../../scripts/run.ts'

interface Studio {
  /** The address, below a path, and the folder. */
  url: string
  folder: string
}

/** Tests that look at the built Storybook, which is built once. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is asked for from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'storybook-'))
      const args = ['run', '--silent', 'build-storybook', '--', '--quiet', '--output-dir', folder]
      expect(await runQuietly('npm', args)).toBe(0)
      const { url, close } = await serveStorybook(folder, '/studio/')
      await use({ url, folder })
      await close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
