import { startSite, type RunningSite } from './server.ts'
import { expect, homeOf, listen, locales, production, test } from './support.ts'

const types = ['quote-price-lead', 'product-advice', 'sample-request', 'after-sales-support', 'general-request']

test('the contact page leads to the five types, each of these to the others, in every language (RT-21, RT-22, CONTACT-02, CONTACT-03, BC-05)', async ({
  page,
}) => {
  const shown = () =>
    page
      .locator('[data-part="other-questions-link"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('/').at(-1)))
  for (const [i, locale] of locales.entries()) {
    const root = `${production()}${homeOf(locale).replace(/\/$/, '')}/contact`
    await page.goto(root)
    expect(await shown(), locale).toEqual(types)
    const own = types[i]!
    await page.goto(`${root}/${own}`)
    expect(await shown(), locale).toEqual(types.filter((type) => type !== own))
    await expect(page.locator('[data-part="breadcrumb"] a').last()).toHaveAttribute('href', new URL(root).pathname)
    await expect(page.locator('[data-part="contact-form"] a[href^="mailto:"]'), locale).toBeVisible()
    await expect(page.locator('[data-part="contact-form"] form'), locale).toBeVisible()
  }
})

test('letters and applications stand alone; an application says for what (CONTACT-04, CONTACT-13, JOB-03)', async ({ page }) => {
  const messages = listen(page)
  for (const slug of ['newsletter', 'apply-now']) {
    await page.goto(`${production()}/contact/${slug}`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[data-part="other-questions"]')).toHaveCount(0)
  }
  await page.goto(`${production()}/contact/apply-now?position=Presser%20%26%20fitter`)
  await expect(page.locator('[data-part="contact-form-about"] [data-part="fact-list-row"]')).toHaveText(
    'PositionPresser & fitter',
  )
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('a visit knows its city, also by its old address (RT-23, CONTACT-11, CONTACT-12, OFFICE-07)', async ({ page, request }) => {
  const moved = await request.get(`${production()}/contact/visit-us?shoffice=London`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/visit-us?shoffice=London'])
  await page.goto(`${production()}/de/visit-us?shoffice=K%C3%B6ln`)
  await expect(page.locator('[data-part="contact-form-about"]')).toContainText("Köln Sh'Office")
  // The form sends one name for it, the same in every language.
  await expect(page.locator('[name="showrooms"]')).toHaveValue("Cologne Sh'Office")
  await page.goto(`${production()}/de/visit-us?shoffice=Courtrai`)
  await expect(page.locator('[data-part="contact-form-about"]')).toContainText("Kortrijk Sh'Office")
})

test.describe('with forms that are hosted elsewhere', () => {
  let site: RunningSite
  // They share a server.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    const forms = {
      'quote-price-lead': 'https://forms.example/quote',
      'apply-now': 'https://forms.example/apply?lang=en',
      newsletter: 'https://forms.example/newsletter',
    }
    site = await startSite({ EMBEDDED_FORMS: JSON.stringify(forms) })
  })
  test.afterAll(() => site?.stop())

  test('the form gets what the visitor wants, is seen when it has loaded, and says how high it is (CONTACT-01, CONTACT-05 to CONTACT-10)', async ({
    page,
  }) => {
    const messages = listen(page)
    await page.route('https://forms.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        // Forms send their height again and again, since they cannot know who listens yet.
        body: `<title>Form</title><script>setInterval(() => parent.postMessage({ type: 'resize', height: 320 }, '*'), 50)</script>`,
      }),
    )
    await page.goto(`${site.url}/contact/quote-price-lead?product=Murmel&amount=3&ready2go=true&utm_source=x`)
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', 'https://forms.example/quote?product=Murmel&quantity=3&ready2go=true')
    await expect(frame).toHaveAttribute('title', 'Ask for a quote')
    await expect(frame).toBeVisible()
    await expect(frame).toHaveCSS('height', '335px')
    await expect(page.locator('[data-part="embedded-form-loader"]')).toBeHidden()
    expect(messages).toEqual([])
  })

  test('a configured form of the newsletter stands on its page, in place of our own (CONTACT-05)', async ({ page }) => {
    await page.route('https://forms.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Form</title>' }),
    )
    await page.goto(`${site.url}/contact/newsletter`)
    await expect(page.locator('main iframe')).toHaveAttribute('src', 'https://forms.example/newsletter')
    await expect(page.locator('main [data-part="newsletter-form"]')).toHaveCount(0)
  })

  test('a form that cannot be loaded is replaced by the address to write to (CONTACT-17)', async ({ page }) => {
    await page.route('https://forms.example/**', (route) => route.abort())
    await page.goto(`${site.url}/de/contact/quote-price-lead?product=Murmel`)
    await expect(page.getByRole('alert')).toHaveText('Das Formular konnte nicht geladen werden.')
    await expect(page.locator('[data-part="embedded-form"]').getByRole('link', { name: /^E-Mail an/ })).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()
    await expect(page.locator('[data-part="embedded-form-loader"]')).toBeHidden()
  })

  test('a form is hidden until it has loaded, behind words that say so, and never seen before (CONTACT-06, CONTACT-07)', async ({
    page,
  }) => {
    let answer = () => {}
    const asked = new Promise<void>((go) => (answer = go))
    let run = () => {}
    const scripted = new Promise<void>((go) => (run = go))
    await page.route('https://forms.example/**', (route) =>
      asked.then(() => route.fulfill({ contentType: 'text/html', body: '<title>Form</title>' })),
    )
    await page.route(/\.js$/, (route) => scripted.then(() => route.continue()))
    await page.goto(`${site.url}/contact/quote-price-lead`, { waitUntil: 'commit' })
    const [frame, loader] = [page.locator('iframe'), page.locator('[data-part="embedded-form-loader"]')]
    // Before any script.
    await expect(loader).toBeVisible()
    await expect(frame).toBeHidden()
    run()
    await expect(loader).toBeVisible()
    await expect(frame).toBeHidden()
    answer()
    await expect(frame).toBeVisible()
    await expect(loader).toBeHidden()
  })

  test('without JavaScript the frame is there, with the position or none (CONTACT-07, CONTACT-13, JOB-05)', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.route('https://forms.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Form</title>' }),
    )
    await page.goto(`${site.url}/contact/apply-now`)
    await expect(page.locator('iframe')).toHaveAttribute('src', /position=Spontaneous\+Application$/)
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.locator('[data-part="embedded-form-loader"]')).toBeHidden()
    await context.close()
  })
})
