import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { root } from '../../scripts/run.ts'
import { allLoaded, axeFaults } from '../e2e/support.ts'
import { pack, startApp, type App } from './app.ts'
import { withoutOthers } from './compare-styles.ts'

test.beforeAll(pack)

/** Collects all messages of the browser about the page. */
function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => response.status() < 400 || complaints.push(`${response.status()} ${response.url()}`))
  return complaints
}

/** Scrolls through the page, so that what waits for being in view is there. */
async function seeAll(page: Page) {
  for (let end = false; !end;) {
    await page.mouse.wheel(0, 600)
    end = await page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          requestAnimationFrame(() => done(scrollY + innerHeight >= document.body.scrollHeight - 1)),
        ),
    )
  }
  await allLoaded(page)
}

/** Pictures to look at, of a phone and a desktop. */
async function shoot(page: Page, name: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await seeAll(page)
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(root, `test-results/consumer-pages/${name}-${width}.png`), fullPage: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} is no wider than ${width} px`).toBe(width)
  }
}

const surfaceOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Checks in an application that Tailwind changes nothing of ours, and that the application's rules win where they should. */
async function getsAlong(page: Page) {
  expect(await page.locator('[data-own]').evaluate((element) => getComputedStyle(element).display)).toBe('flex')
  await page.addStyleTag({ content: '[data-part="site-header"] { outline: 3px solid rgb(1, 2, 3); position: static }' })
  const header = page.locator('[data-part="site-header"]')
  await expect(header).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  await expect(header).toHaveCSS('position', 'static')
  const { elements, differences } = await withoutOthers(page)
  console.log(`${differences.length} of ${elements} elements differ without the rules of others`)
  expect(elements).toBeGreaterThan(100)
  expect(differences.slice(0, 10)).toEqual([])
}

/** Opens the page as its server sends it, without any script, under a policy for styles. */
async function openUnder(page: Page, url: string, styles: string) {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const policy = `script-src 'none'; style-src 'self'; ${styles}`
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto(url)
  await page.unroute(url)
}

/** Returns the place, the size and the colours of every part. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main [data-part]'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { backgroundColor, color, fontSize } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round).join(' ')
      return `${element.getAttribute('data-part')} ${box} ${fontSize} ${color} ${element.tagName === 'IMG' ? '' : backgroundColor}`
    }),
  )

/** The links of a page are followed by the router: nothing is loaded anew. */
async function follow(page: Page, link: Locator, title: string) {
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
}

/** Checks the promises of the read-me: ten blocks in a custom brand, a custom block, a form that sends, and an event. */
async function servesNewcomer(page: Page, name: string) {
  const complaints = complaintsOf(page)
  await page.route('**/api/inquiries', (route) => route.fulfill({ json: {} }))
  await expect(page.locator('main [data-part="block-section"]')).not.toHaveCount(0)
  expect(await page.locator('[data-brand="harbour"]').evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(16, 35, 58)',
  )
  for (const part of [
    'hero',
    'text',
    'image-text',
    'quote',
    'info',
    'image-grid',
    'designer-carousel',
    'acoustic-usp',
    'topic-teaser',
  ])
    await expect(page.locator(`main [data-part="${part}"]`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cloth by the metre' })).toBeVisible()
  await shoot(page, `newcomer-${name}`)
  expect(await axeFaults(page)).toEqual([])
  expect(complaints).toEqual([])

  await page.getByRole('button', { name: 'Does it burn?' }).click()
  await expect.poll(() => complaints).toEqual(['accordion-change'])

  const form = page.locator('form', { has: page.getByLabel('Your question') })
  for (const [label, value] of [
    ['First name', 'Ines'],
    ['Last name', 'Wolf'],
    ['E-mail address', 'ines@example.com'],
    ['Your question', 'How loud is it?'],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByLabel('Country').selectOption('Belgium')
  await form.getByLabel(/I agree/).check()
  const sent = page.waitForRequest('**/api/inquiries')
  await form.getByRole('button', { name: 'Send question' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ first_name: 'Ines', email: 'ines@example.com', product: 'Baffle' })
  await expect(page.getByRole('heading', { name: 'Thank you for reaching out!' })).toBeVisible()
  expect(complaints).toEqual(['accordion-change', 'form-sent'])
}

function describeApp(name: string, tests: (app: () => App) => void) {
  test.describe(name, () => {
    let app: App
    test.beforeAll(async () => {
      test.setTimeout(1_200_000)
      app = await startApp(name)
    })
    test.afterAll(() => app?.stop())
    tests(() => app)
  })
}

describeApp('vite', (app) => {
  test('what the read-me says works, from its first command on', async ({ page }) => {
    await page.goto(`${app().url}?page=newcomer`)
    await servesNewcomer(page, 'vite')
  })

  test('the page shows in the brand Tegel and with one of the application, with nothing on the console', async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(app().url)
    expect(await surfaceOf(page)).toBe('rgb(255, 255, 255)')
    await shoot(page, 'vite-tegel')
    await page.goto(`${app().url}?brand=quay`)
    expect(await surfaceOf(page)).toBe('rgb(21, 18, 15)')
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Georgia/)
    await shoot(page, 'vite-quay')
    expect(complaints).toEqual([])
  })

  test('the lowest React of the peer range is installed', async () => {
    const { peerDependencies } = JSON.parse(await readFile(join(root, 'packages/blocks/package.json'), 'utf8'))
    const { version } = JSON.parse(await readFile(join(root, '.cache/consumers/vite/node_modules/react/package.json'), 'utf8'))
    expect(peerDependencies.react).toBe(`^${version}`)
  })

  test("Tailwind and the starter's rules, imported after the library, change nothing of it", async ({ page }) => {
    await page.goto(app().url)
    await seeAll(page)
    await getsAlong(page)
  })

  test('tabs and accordion work, and the search suggests', async ({ page }) => {
    await page.goto(app().url)
    await page.getByRole('tab', { name: 'Schools' }).click()
    await expect(page.getByText('Pupils who hear')).toBeVisible()
    await page.getByRole('button', { name: 'Does it burn?' }).click()
    await expect(page.getByText('It is of class')).toBeVisible()
    await page.locator('[data-search-open]').click()
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('felt')
    await expect(page.getByText('About felt')).toBeVisible()
  })
})

describeApp('next', (app) => {
  test('what the read-me says works, from its first command on', async ({ page }) => {
    await page.goto(`${app().url}newcomer`)
    await servesNewcomer(page, 'next')
  })

  test('server components hydrate with nothing on the console', async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(app().url)
    await page.getByRole('button', { name: 'Does it burn?' }).click()
    await expect(page.getByText('It is of class')).toBeVisible()
    await shoot(page, 'next-tegel')
    expect(complaints).toEqual([])
    expect(app().log()).not.toMatch(/error|warn/i)
  })

  test("Next's own component draws the pictures of server components, and those that the browser draws", async ({ page }) => {
    await page.goto(`${app().url}newcomer`)
    await seeAll(page)
    for (const part of ['hero', 'designer-carousel']) {
      const image = page.locator(`[data-part="${part}"] img`).first()
      await expect(image).toHaveAttribute('data-nimg')
      await expect(image).toHaveAttribute('srcset', /_next\/image/)
    }
  })

  test('links of blocks, of the menu and of rich text are followed by the router, without loading a page', async ({ page }) => {
    for (const link of [
      page.getByRole('navigation').getByRole('link', { name: 'About' }).first(),
      page.getByRole('link', { name: 'Ask for a sample' }),
      page.getByRole('link', { name: 'How we measure' }),
    ]) {
      await page.goto(app().url)
      await allLoaded(page)
      await follow(page, link, 'About felt')
      expect(page.url()).toBe(`${app().url}about`)
    }
  })

  test('Tailwind, imported after the library, changes nothing of it', async ({ page }) => {
    await page.goto(app().url)
    await seeAll(page)
    await getsAlong(page)
  })
})

describeApp('astro', (app) => {
  test('what the read-me says works, from its first command on', async ({ page }) => {
    await page.goto(`${app().url}newcomer`)
    await servesNewcomer(page, 'astro')
  })

  for (const [width, path] of [390, 1440].flatMap((width) => [[width, 'newcomer'] as const, [width, ''] as const]))
    test(`a policy that refuses style attributes takes colours and previews of pictures alone: /${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const url = app().url + path
      const seen = []
      for (const styles of ["style-src-attr 'unsafe-inline'", "style-src-attr 'none'"]) {
        await openUnder(page, url, styles)
        await seeAll(page)
        await page.evaluate(() => scrollTo(0, 0))
        const name = `policy-${styles.includes('none') ? 'strict' : 'loose'}-${path || 'arabic'}-${width}`
        await page.screenshot({ path: join(root, `test-results/consumer-pages/${name}.png`), fullPage: true })
        seen.push(await looksOf(page))
      }
      const [loose, strict] = seen as [string[], string[]]
      expect(loose.length).toBeGreaterThan(50)
      expect(strict.filter((part, i) => part !== loose[i])).toEqual([])
    })

  test('the page is in Arabic from right to left, its islands hydrate with nothing on the console', async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(app().url)
    await seeAll(page)
    await page.getByRole('button', { name: 'هل يحترق؟' }).click()
    await expect(page.getByText('فئته')).toBeVisible()
    await shoot(page, 'astro-arabic')
    const [logo, burger] = await Promise.all(
      ['a[aria-label^="Tegel"]', '[data-menu-open]'].map((selector) => page.locator(selector).first().boundingBox()),
    )
    expect(logo!.x).toBeGreaterThan(burger?.x ?? 720)
    expect(complaints).toEqual([])
  })

  test('arrow keys of the tabs follow the direction', async ({ page }) => {
    await page.goto(app().url)
    await allLoaded(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('مكاتب').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab('مدارس')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('مكاتب')).toBeFocused()
  })

  test('the menu opens, and says so in Arabic', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(app().url)
    await page
      .getByRole('link', { name: 'القائمة' })
      .or(page.getByRole('button', { name: 'القائمة' }))
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('Tailwind, imported after the library, changes nothing of it', async ({ page }) => {
    await page.goto(app().url)
    await seeAll(page)
    await getsAlong(page)
  })
})

describeApp('rspack', (app) => {
  test('what the read-me says works, from its first command on', async ({ page }) => {
    await page.goto(app().url)
    await servesNewcomer(page, 'rspack')
  })
})

for (const name of ['vike', 'react-router'])
  describeApp(name, (app) => {
    test('what the read-me says works, from its first command on', async ({ page }) => {
      await page.goto(app().url)
      await servesNewcomer(page, name)
    })

    test('so it does on a page that the router brings', async ({ page }) => {
      await page.goto(`${app().url}about`)
      await allLoaded(page)
      await follow(page, page.getByRole('link', { name: 'Home' }), 'Borrow a quiet room')
      await servesNewcomer(page, `${name}-routed`)
    })
  })
