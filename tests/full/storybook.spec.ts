import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { componentOf, implementedContracts } from '@brand/blocks/contracts'
import { expect, type Locator } from '@playwright/test'
import { root } from '../../scripts/run.ts'
import { axeFaults } from '../e2e/support.ts'
import { test } from './studio.ts'

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
  test(`axe finds nothing in the page of ${name}`, async ({ page, studio }) => {
    const viewMode = id.endsWith('--docs') ? 'docs' : 'story'
    // A story is checked by axe itself otherwise, at the same time.
    await page.goto(new URL(`iframe.html?id=${id}&viewMode=${viewMode}&globals=a11y.manual:!true`, studio.url).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await axeFaults(page, [jsonControl])).toEqual([])
  })

test('axe finds nothing in the manager', async ({ page, studio }) => {
  await page.goto(new URL('?path=/story/blocks-hero--default', studio.url).href)
  const story = page.frameLocator('iframe#storybook-preview-iframe')
  await expect(story.locator('[data-part="hero"]')).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
  // The content of the frame is checked in every story.
  expect(await axeFaults(page, ['iframe', jsonControl, resizeHandles])).toEqual([])
})

/** A component in the manifest for agents. */
interface ComponentDocs {
  id: string
  name: string
  apiDescription?: string
  import?: string
  stories: { snippet?: string }[]
}

test('agents are told of every block, its fields and whole examples too, and of no place on this machine', async ({ studio }) => {
  const { components } = JSON.parse(await readFile(join(studio.folder, 'manifests/components.json'), 'utf8')) as {
    components: Record<string, ComponentDocs>
  }
  const byName = new Map(Object.values(components).map((component) => [component.name, component]))
  for (const { type } of implementedContracts) {
    const docs = byName.get(componentOf(type))
    expect(docs?.apiDescription, type).toContain('## Fields')
    expect(docs?.import, type).toContain('@brand/blocks')
    expect(
      docs?.stories.some(({ snippet }) => snippet),
      type,
    ).toBe(true)
  }
  const silent = Object.values(components).filter(
    ({ id, apiDescription = '' }) => !/^## (?:Props|Fields)$/m.test(apiDescription) && !id.startsWith('foundations-'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  for (const name of await readdir(join(studio.folder, 'manifests'))) {
    const text = await readFile(join(studio.folder, 'manifests', name), 'utf8')
    expect(text, name).not.toContain(root)
    expect(text.match(/"(?:error|warning)":.{0,200}/g), name).toBeNull()
  }
})

test('the folder is under 20 MB', async ({ studio }) => {
  const files = await readdir(studio.folder, { recursive: true, withFileTypes: true })
  const sizes = files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes / 1e6).toBeLessThan(20)
})

/** The addresses of pictures in a page or frame that are not there, those too that it has not yet come to. */
const brokenPictures = (place: Locator) =>
  place.evaluate(async ({ ownerDocument: { images } }) => {
    const broken = async (image: HTMLImageElement) => {
      image.loading = 'eager'
      await image.decode().catch(() => {})
      return image.naturalWidth ? [] : [image.currentSrc || image.src]
    }
    return (await Promise.all(Array.from(images, broken))).flat()
  })

test('every picture and record is there below a path, and the Composer opens and shows a page', async ({ page, studio }) => {
  for (const id of ['start-all-blocks--all-blocks', 'blocks-imagegrid--docs', 'blocks-imagegallery-states--docs']) {
    await page.goto(new URL(`iframe.html?id=${id}&viewMode=${id.endsWith('docs') ? 'docs' : 'story'}`, studio.url).href)
    await expect(page.locator('[data-part="image-grid"], [data-part="image-gallery"]').first()).toBeVisible()
    expect(await brokenPictures(page.locator('body')), id).toEqual([])
  }
  await page.goto(new URL('iframe.html?id=blocks-quote--docs&viewMode=docs', studio.url).href)
  for (const code of ['import { BlockSection }', '"type": "cb_quote"'])
    await expect(page.locator('pre').filter({ hasText: code }).first()).toBeVisible()

  await page.goto(new URL('iframe.html?id=start-composer--composer&viewMode=story', studio.url).href)
  const canvas = page.frameLocator('iframe').locator('[data-puck-dropzone]').first()
  await expect(canvas).toBeVisible()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('combobox', { name: 'Open an example' }).selectOption('home')
  await expect(canvas.locator('img').first()).toBeAttached()
  expect(await brokenPictures(canvas)).toEqual([])
})

test('everything works under the policy of the built folder', async ({ page, studio }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', ({ message }) => refused.push(message))
  const story = page.frameLocator('iframe#storybook-preview-iframe')
  const seen = {
    'docs/start-introduction--docs': story.getByRole('heading', { level: 1 }),
    'docs/blocks-hero--docs': story.locator('[data-part="hero"]').first(),
    'story/blocks-quote--default': story.locator('[data-part="quote"]'),
    'story/foundations-measures--motion': story.getByRole('button').first(),
    'story/start-all-blocks--all-blocks': story.getByRole('heading', { level: 1 }),
    'story/start-composer--composer': story.frameLocator('iframe').locator('[data-puck-dropzone]').first(),
  }
  for (const [path, what] of Object.entries(seen)) {
    await page.goto(new URL(`?path=/${path}`, studio.url).href)
    await expect(what).toBeVisible()
  }
  expect(refused).toEqual([])
  // It is in force: what is written into the page later does not run.
  const runs = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.name = "ran"'
    document.head.append(script)
    return window.name
  })
  expect(runs).not.toBe('ran')
})
