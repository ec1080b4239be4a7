import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base, type Page } from '@playwright/test'
import { startManagementStandIn } from '../../packages/datocms/stand-in/management/index.ts'
import { root } from '../../scripts/run.ts'
import { freePort } from '../e2e/server.ts'
import { startCommand, type Command } from './command.ts'
import { copyRepository, type Copy } from './copy.ts'

type Start = (name: string, options?: Parameters<typeof startCommand>[2]) => Command

/** A copy of the repository for the tests of a worker, which come one after the other. */
const test = base.extend<{ start: Start }, { copy: Copy }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use, { workerIndex }) => {
      const copy = await copyRepository(`worker-${workerIndex}`)
      await use(copy)
      await copy.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  start: async ({ copy }, use) => {
    const started: Command[] = []
    await use((name, options) => {
      const command = startCommand(copy.path, name, options)
      started.push(command)
      return command
    })
    await Promise.all(started.map((command) => command.stop()))
  },
})
// A hanging command would show; the whole check, twice, beside other work takes minutes.
test.setTimeout(900_000)

/** Waits until the server of a command answers at an address. */
async function answers(url: string, command: Command): Promise<void> {
  await expect
    .poll(
      async () => {
        if (command.code() !== undefined) throw new Error(`The command has ended:\n${command.output()}`)
        return fetch(url).then(
          ({ status }) => status,
          () => 0,
        )
      },
      { timeout: 180_000, intervals: [250], message: url },
    )
    .toBe(200)
}

const footer = 'packages/blocks/src/navigation/footer/Footer.tsx'
/** Changes a component of the library and waits until the open page shows the change. */
async function showsChange(page: Page, copy: Copy): Promise<void> {
  await expect(page.locator('footer')).not.toHaveAttribute('data-changed')
  const undo = await copy.edit(footer, '<footer', '<footer data-changed="yes"')
  await expect(page.locator('footer')).toHaveAttribute('data-changed', 'yes', { timeout: 60_000 })
  await undo()
}

/** Resolves when a page that is loaded again listens: a change reaches only the pages that listen at that moment. */
const listens = (page: Page) => page.waitForEvent('console', (message) => message.text() === '[vite] connected.')

/** Changes a style and waits until the open page, which is loaded again, shows it. */
async function showsStyles(page: Page, copy: Copy): Promise<void> {
  const styles = 'packages/blocks/src/navigation/footer/Footer.css.ts'
  await page.locator('style[data-vite-dev-id]').first().waitFor({ state: 'attached' })
  const padding = () => page.locator('footer').evaluate((element) => getComputedStyle(element).paddingBlockStart)
  const before = await padding()
  const reloaded = listens(page)
  const undo = await copy.edit(styles, "paddingBlockStart: 'clamp(4rem, 7vw, 7rem)'", "paddingBlockStart: '77px'")
  await reloaded
  await expect.poll(padding, { timeout: 60_000 }).toBe('77px')
  const reloadedAgain = listens(page)
  await undo()
  await reloadedAgain
  await expect.poll(padding, { timeout: 60_000 }).toBe(before)
}

/** Runs a command to its end and returns its output. */
async function waitForOutput(command: Command): Promise<string> {
  const code = await command.ended
  expect(code, command.output()).toBe(0)
  return command.output()
}

/** Calls back with an empty project of the CMS, and the settings that lead to it. */
async function withProject(
  run: (project: Awaited<ReturnType<typeof startManagementStandIn>>, env: NodeJS.ProcessEnv) => Promise<void>,
): Promise<void> {
  const project = await startManagementStandIn({ token: 'may-write' })
  await run(project, { DATOCMS_CMA_TOKEN: 'may-write', DATOCMS_CMA_ENDPOINT: project.endpoint }).finally(project.close)
}

const tests: Record<string, Parameters<typeof test>[2]> = {
  async dev({ page, copy, start }) {
    const port = await freePort()
    const url = `http://localhost:${port}/about`
    await answers(url, start('dev', { env: { PORT: String(port) } }))
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await showsChange(page, copy)
    await expect(page.locator('footer')).not.toHaveAttribute('data-changed', { timeout: 60_000 })
    const reloaded = listens(page)
    await page.reload()
    await reloaded
    await showsStyles(page, copy)
    // The page shows the error of a file until the file is mended.
    const mend = await copy.edit(footer, 'export function Footer', 'export function')
    await expect(page.locator('pre')).toContainText('Footer.tsx', { timeout: 60_000 })
    await mend()
    await expect(page.locator('footer')).toBeVisible({ timeout: 60_000 })
  },
  async storybook({ page, copy, start }) {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const command = start('storybook', { args: ['-p', String(port), '--ci'] })
    await answers(`${url}/index.json`, command)
    await page.goto(`${url}/iframe.html?id=foundations-buttons--docs&viewMode=docs`)
    const stories = page.locator('.sb-story [data-brand]')
    // Each story keeps its theme beside the others.
    await expect(stories.first()).toBeVisible({ timeout: 60_000 })
    const looks = await stories.evaluateAll((all) =>
      all.map((story) => {
        const { backgroundColor, fontFamily } = getComputedStyle(story)
        return [(story as HTMLElement).dataset.tone, backgroundColor + fontFamily]
      }),
    )
    expect(new Set(looks.map(([tone]) => tone))).toEqual(new Set(['light', 'inverted']))
    expect(new Set(looks.map(([, look]) => look)).size).toBe(looks.length)

    await page.goto(`${url}/iframe.html?id=navigation-footer--default&viewMode=story`)
    await showsChange(page, copy)
    command.interrupt()
    await command.ended
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  },
  async 'content:check'({ copy, start }) {
    expect(await waitForOutput(start('content:check'))).toMatch(/\d+ records/)
    const undo = await copy.edit('packages/demo-content/records/page/about.json', '"ctPageSlug"', '"ctPageSlugs"')
    const broken = start('content:check')
    expect(await broken.ended).toBe(1)
    expect(broken.output()).toContain('records/page/about.json')
    await undo()
  },
  async 'new:block'({ copy, start }) {
    expect(await waitForOutput(start('new:block', { args: ['paper-plane'] }))).toContain('PaperPlane.contract.ts')
    expect(existsSync(join(copy.path, 'packages/blocks/src/blocks/paper-plane/PaperPlane.tsx'))).toBe(true)
  },
  async inquiries({ copy, start }) {
    // As in a fresh clone, of which it is the first command.
    await rm(join(copy.path, 'packages/blocks/src/generated'), { recursive: true, force: true })
    expect(await waitForOutput(start('inquiries'))).toContain('waiting: 0')
    const unknown = start('inquiries', { args: ['show', 'nobody'] })
    expect(await unknown.ended).toBe(1)
    expect(unknown.output()).toContain('Unknown inquiry "nobody".')
  },
  async 'cms:stand-in'({ start }) {
    const port = await freePort()
    const command = start('cms:stand-in', { args: ['--port', String(port)] })
    await expect.poll(command.output, { timeout: 180_000 }).toContain(`The stand-in listens at http://127.0.0.1:${port}/`)
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { Authorization: 'Bearer stand-in' },
      body: JSON.stringify({ query: '{ _site { locales } }' }),
    })
    expect(await answer.json()).toEqual({ data: { _site: { locales: ['en', 'nl', 'de', 'fr', 'it'] } } })
    const project = `http://127.0.0.1:${port + 2}`
    expect(command.output()).toContain(`An empty project is at ${project}, with the same token.`)
    const models = await fetch(`${project}/item-types`, { headers: { Authorization: 'Bearer stand-in' } })
    expect(await models.json()).toMatchObject({ data: [] })
  },
  async 'cms:models'({ start }) {
    await withProject(async ({ state }, env) => {
      const plan = await waitForOutput(start('cms:models', { args: ['--dry-run'], env }))
      expect(plan).toContain('create the model page')
      expect(state.itemTypes.size).toBe(0)
      expect(await waitForOutput(start('cms:models', { env }))).toMatch(/Completed steps: (\d+) of \1\./)
      expect(await waitForOutput(start('cms:models', { env }))).toContain('All models of the project are up to date.')
      const refused = start('cms:models', { env: { ...env, DATOCMS_CMA_TOKEN: 'wrong' } })
      expect(await refused.ended).toBe(1)
      expect(refused.output()).toContain('the token does not belong to this project')
    })
  },
  async 'cms:types'({ copy, start }) {
    await writeFile(join(copy.path, 'schema.graphql'), 'type Query { _site: Site }\ntype Site { locales: [String] }')
    const command = start('cms:types', { args: ['schema.graphql'] })
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain('The project has no query allFaqs: its model is missing.')
  },
  async 'content:import'({ start }) {
    await withProject(async ({ state }, env) => {
      await waitForOutput(start('cms:models', { env }))
      const output = await waitForOutput(start('content:import', { args: ['packages/demo-content'], env }))
      expect(output).toMatch(/Files uploaded: \d+\. Records created: (\d+), updated: \1, published: \d+\./)
      expect(state.items.size).toBeGreaterThan(300)
    })
  },
  async 'content:export'({ copy, start }) {
    await withProject(async (_, env) => {
      await waitForOutput(start('cms:models', { env }))
      expect(await waitForOutput(start('content:export', { args: ['exported'], env }))).toContain(
        'Exported 0 records and 0 files to',
      )
      expect(existsSync(join(copy.path, 'exported/generated/schema/page.json'))).toBe(true)
    })
  },
  async 'coverage:spec'({ start }) {
    expect(await waitForOutput(start('coverage:spec'))).toMatch(/\d+ requirements: \d+ named by a test/)
  },
  async check({ copy, start }) {
    await waitForOutput(start('check'))
    const undo = await copy.edit(footer, '<footer', '<footer color={1 as string}')
    const broken = start('check')
    expect(await broken.ended).toBe(1)
    expect(broken.output()).toContain('Footer.tsx')
    await undo()
  },
  async bench({ start }) {
    expect(await waitForOutput(start('bench', { args: ['pages', '1'] }))).toContain('pre-rendered')
  },
  async chaos({ start }) {
    const output = await waitForOutput(start('chaos', { args: ['--count', '20', '--kills', '1'] }))
    expect(output).toContain('No inquiry is lost or delivered twice.')
  },
  async review({ copy, start }) {
    const git = (...args: string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=n', '-c', 'user.email=e', ...args], { cwd: copy.path })
    // Other tests have written files.
    await git('add', '--all')
    await git('commit', '--quiet', '--message', 'Before')
    const args = ['HEAD', 'detail-header']
    expect(await waitForOutput(start('review', { args }))).toContain('Both versions have the same files.')
    const styles = 'packages/blocks/src/blocks/detail-header/DetailHeader.css.ts'
    const undo = await copy.edit(styles, 'hair} solid ${vars.color.border}', 'hair} solid ${vars.color.borderStrong}')
    const hairline = start('review', { args })
    expect(await hairline.ended).toBe(1)
    expect(hairline.output()).toMatch(/\n\d+ pictures differ; compared \d+ pictures of/)
    await undo()
  },
  async mutation({ start }) {
    expect(await waitForOutput(start('mutation', { args: ['packages/inquiries/src/duration.ts'] }))).toMatch(
      /duration\.ts \| +\d+/,
    )
  },
  async 'visual-checks'({ start }) {
    expect(await waitForOutput(start('visual-checks', { args: ['film'] }))).toMatch(/\d+ passed/)
  },
}
/** Only in `npm run test:full`. */
const slow = new Set(['check', 'bench', 'chaos', 'mutation', 'review', 'visual-checks'])

/** Unit tests that cover every block: the names of its parts, its records, docs, options and code. */
const knowBlocks = ['packages/blocks/src/parts.test.tsx', 'packages/blocks/src/blocks', 'packages/content', 'site/cms']

test('a block that npm run new:block has written passes the tests untouched', { tag: '@slow' }, async ({ copy, start }) => {
  await waitForOutput(start('new:block', { args: ['tin-whistle', '--messages'] }))
  await waitForOutput(start('build'))
  const vitest = (...args: string[]) => promisify(execFile)('vitest', ['run', ...args], { cwd: copy.path, maxBuffer: 2 ** 26 })
  await vitest('--project', 'unit', ...knowBlocks)
  await vitest('--config', 'packages/blocks/vitest.package.config.ts', 'budgets', 'entries', 'readme.test', 'manifest')
})

for (const [name, body] of Object.entries(tests))
  test(`npm run ${name} does what the README says`, { tag: slow.has(name) ? '@slow' : [] }, body)

test('npm start fails with code 1 and one sentence where a setting is invalid', { tag: '@slow' }, async ({ start }) => {
  const command = start('start', { env: { BASE_URL: 'loden.example' } })
  expect(await command.ended).toBe(1)
  expect(command.output()).toContain('The site cannot start: BASE_URL must be like https://www.example.com')
  expect(command.output()).not.toMatch(/\n\s+at /)
})

test('every command of the README has a test', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const commands = [...readme.matchAll(/^\| `npm run ([\w:-]+)/gm)].map(([, name]) => name)
  // This very test is part of `test:full`.
  expect(commands.filter((name) => name !== 'test:full').toSorted()).toEqual(Object.keys(tests).toSorted())
})
