import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { componentOf, implementedContracts } from '@brand/blocks/contracts'
import { expect, test } from '@playwright/test'
import { serveStorybook } from '../../scripts/built-storybook.ts'
import { runQuietly } from '../../scripts/run.ts'
import { axeFaults } from '../e2e/support.ts'

let folder: string
let storybook: Awaited<ReturnType<typeof serveStorybook>>

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storybook-'))
  expect(await runQuietly('npm', ['run', '--silent', 'build-storybook', '--', '--quiet', '--output-dir', folder])).toBe(0)
  storybook = await serveStorybook(folder)
})
test.afterAll(async () => {
  await storybook?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Storybook's own. Its list items stand outside a list. */
const jsonControl = '.rejt-tree'
/** Storybook's own. They stand between its landmarks, in none. */
const resizeHandles = '[role="separator"][aria-label$="resize handle"]'

const pages = {
  'the introduction': 'start-introduction--docs',
  'all blocks': 'start-all-blocks--all-blocks',
  'a block': 'blocks-hero--docs',
  'an element': 'elements-button--docs',
}
for (const [name, id] of Object.entries(pages))
  test(`axe finds nothing in the page of ${name}`, async ({ page }) => {
    const viewMode = id.endsWith('--docs') ? 'docs' : 'story'
    // A story is checked by axe itself otherwise, at the same time.
    await page.goto(new URL(`iframe.html?id=${id}&viewMode=${viewMode}&globals=a11y.manual:!true`, storybook.url).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await axeFaults(page, [jsonControl])).toEqual([])
  })

test('axe finds nothing in the manager', async ({ page }) => {
  await page.goto(new URL('?path=/story/blocks-hero--default', storybook.url).href)
  const story = page.frameLocator('iframe#storybook-preview-iframe')
  await expect(story.locator('[data-part="hero"]')).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
  // What is shown in the frame is checked in every story.
  expect(await axeFaults(page, ['iframe', jsonControl, resizeHandles])).toEqual([])
})

test('agents are told of every block, its fields too', async () => {
  const { components } = JSON.parse(await readFile(join(folder, 'manifests/components.json'), 'utf8')) as {
    components: Record<string, { id: string; name: string; apiDescription?: string; import?: string; error?: object }>
  }
  const byName = new Map(Object.values(components).map((component) => [component.name, component]))
  for (const { type } of implementedContracts) {
    const told = byName.get(componentOf(type))
    expect(told?.apiDescription, type).toContain('## Fields')
    expect(told?.import, type).toContain('@brand/blocks')
    expect(told?.error, type).toBeUndefined()
  }
  const silent = Object.values(components).filter(
    ({ id, apiDescription = '' }) => !/^## (?:Props|Fields)$/m.test(apiDescription) && !id.startsWith('foundations-'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})
