import { stat } from 'node:fs/promises'
import { expect, listen, test, withPictures } from './support.ts'

test.use(withPictures)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a family leads to its models and files, and to its place (RT-28, BC-09, FAM-01)', async ({ page }) => {
    await page.goto('/acoustic-solutions/murmel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Murmel')
    await expect(page.locator('[data-part="breadcrumb"]').getByRole('link')).toHaveText(['Home', 'Products'])
    const navigation = page.locator('[data-part="detail-header-navigation"]')
    for (const link of await navigation.locator('a[href^="#"]').all())
      await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1)
    await expect(page.locator('#specifications a').first()).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"@type":"Product"'),
    )
  })

  test('a product from stock is asked for with its combination (RT-35, R2G-17, R2G-21)', async ({ page }) => {
    await page.goto('/de/acoustic-solutions/ready2go/murmel-to-go')
    await page.locator('a[href="#quote"]').click()
    const form = page.locator('form[action="/de/contact/quote-price-lead"]')
    await form.locator('select').selectOption({ index: 1 })
    const [request] = await Promise.all([
      page.waitForRequest(/quote-price-lead/),
      form.getByRole('button', { name: 'Angebot anfragen' }).click(),
    ])
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
      typology: 'Ready2Go',
      product: 'Murmel M',
      quantity: '1',
      ready2go: 'true',
      finish: 'Signal, innen und außen',
    })
  })

  test('a fabric shows its colours below its trail (RT-36, FAB-05, BC-06, BLK-detail_header-06)', async ({ page }) => {
    await page.goto('/nl/fabrics/heide')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heide')
    await expect(page.locator('a[href="#colors"]')).toBeVisible()
    await expect(page.locator('a[href="/nl/acoustic-solutions/types/fabrics"]').first()).toBeVisible()
    expect((await page.goto('/nl/fabrics/nothing'))!.status()).toBe(404)
  })
})

test('price and quote stay at the foot of a phone, and cover neither the head nor the focus (FAM-16)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/acoustic-solutions/kanteel')
  const bar = page.locator('[data-part="product-bar"]')
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.querySelector('h2')!.getBoundingClientRect().top))
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('ab 58\u00a0€ je Meter, zzgl. MwSt.')
  const { height, y } = (await bar.boundingBox())!
  expect(y + height).toBe(844)
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/de/contact/quote-price-lead?product=Kanteel')
  /** Finds the focused element if the bar lies over it. */
  const covered = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const bar = document.querySelector('[data-part="product-bar"]')!
      const [box, over] = [activeElement!, bar].map((element) => element.getBoundingClientRect())
      const isCovered = box!.bottom > over!.top + 1 && box!.top < over!.bottom && !bar.contains(activeElement)
      return isCovered ? [activeElement!.outerHTML.slice(0, 100)] : []
    })
  await bar.getByRole('link').focus()
  for (let n = 0; n < 25; n++) {
    await page.keyboard.press('Tab')
    expect(await covered()).toEqual([])
  }
})

test('the list of products from stock says what each costs, and leads to a person (R2G-25)', async ({ page }) => {
  await page.goto('/de/acoustic-solutions/types/ready2go')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kiezel' }) })
  await expect(card).toContainText('690\u00a0€ je Set zzgl. MwSt.')
  await expect(card).toContainText('21 im Regal')
  await expect(card).toContainText('Versand am Freitag')
  await expect(page.locator('main a[href="/de/contact/product-advice"]')).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test.describe(`felts ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a felt that is chosen once, by the keyboard, is in head, body and models; Back returns (FAM-13, FAM-14, FAM-20)', async ({
      page,
    }) => {
      const pagePath = '/acoustic-solutions/murmel'
      await page.goto(pagePath)
      const felts = page.getByRole('navigation', { name: 'Colour in the pictures' }).getByRole('link')
      const shown = (color: string) => page.locator(`main img[alt*="dome lamp"][alt*="${color}"]:not([alt^="Four"])`)
      const inHead = page.locator('[data-part="detail-header-media"] img')
      await expect(felts).toHaveText(['Signal', 'Cobalt', 'Tomato', 'Sky'])
      await expect(felts.and(page.locator('[aria-current]'))).toHaveText('Signal')
      await expect(shown('cobalt')).toHaveCount(0)

      const document = await page.locator('html').elementHandle()
      await felts.first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${pagePath}?felt=cobalt#finish`)
      await expect(felts.and(page.locator('[aria-current]'))).toHaveText('Cobalt')
      await expect(inHead).toHaveAttribute('alt', /cobalt blue felt/)
      for (const part of ['in-depth-info', 'model-list'])
        await expect(shown('cobalt').and(page.locator(`[data-part^="${part}"] img`))).not.toHaveCount(0)
      // The picture of three lamps stays.
      await expect(shown('oxblood')).not.toHaveCount(0)
      await expect.poll(() => inHead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(felts.last()).toBeInViewport({ ratio: 1 })
      // One goes on where one was: on the same page at the chosen felt, on a new one at the row.
      if (javaScriptEnabled) {
        expect(await document!.evaluate((html) => html.isConnected)).toBe(true)
        await expect(page.getByRole('status').filter({ hasText: 'Now in the pictures: Cobalt' })).toBeAttached()
        await expect(felts.nth(1)).toBeFocused()
        await expect(page.locator('[data-part="detail-header-actions"] a').first()).toHaveAttribute('href', /finish=Cobalt/)
      }
      await page.keyboard.press('Tab')
      await expect(felts.nth(javaScriptEnabled ? 2 : 0)).toBeFocused()

      await page.goBack()
      await expect(page).toHaveURL(pagePath)
      await expect(inHead).toHaveAttribute('alt', /yellow felt/)
    })
  })

test('felts have the names of the language; a language has the felt, search engines have one address (FAM-13)', async ({
  page,
}) => {
  for (const [language, names] of Object.entries({
    '': ['Signal', 'Cobalt', 'Tomato', 'Sky'],
    '/nl': ['Signaal', 'Kobalt', 'Tomaat', 'Lucht'],
    '/de': ['Signal', 'Kobalt', 'Tomate', 'Himmel'],
    '/fr': ['Signal', 'Cobalt', 'Tomate', 'Ciel'],
    '/it': ['Segnale', 'Cobalto', 'Pomodoro', 'Cielo'],
  })) {
    const path = `${language}/acoustic-solutions/murmel`
    await page.goto(`${path}?felt=sky&utm_source=a`)
    const felts = page.locator('#finish a')
    await expect(felts).toHaveText(names)
    await expect(felts.last()).toHaveAttribute('aria-current', 'true')
    expect(await felts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${path}#finish`,
      ...['cobalt', 'tomato', 'sky'].map((key) => `${path}?felt=${key}#finish`),
    ])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('link[hreflang="de"]')).toHaveAttribute('href', /\/de\/acoustic-solutions\/murmel$/)
    await expect(page.locator('a[hreflang][href$="/acoustic-solutions/murmel?felt=sky"]').first()).toBeAttached()
  }
  // As photographed, where there is no such felt; a family without felts has no choice.
  await page.goto('/acoustic-solutions/murmel?felt=nothing')
  await expect(page.locator('#finish [aria-current]')).toHaveText('Signal')
  await page.goto('/acoustic-solutions/rib?felt=cobalt')
  await expect(page.locator('#finish')).toHaveCount(0)
})

test('the files of a family open as a dialog, at the group that was asked for (FAM-02 to FAM-04, BLK-modal-02)', async ({
  page,
}) => {
  await page.goto('/acoustic-solutions/murmel')
  await page.locator('[data-part="detail-header-navigation"] a[href="#certificates"]').click()
  const dialog = page.getByRole('dialog', { name: 'Downloads for Murmel' })
  await expect(dialog.getByRole('tab', { selected: true })).toContainText('Certificates')
  await dialog.getByRole('tab', { name: 'Manuals' }).click()
  await expect(dialog.getByRole('tabpanel', { name: 'Manuals' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-part="detail-header-navigation"] a[href="#certificates"]')).toBeFocused()
})

test('a way in the head scrolls smoothly to its block, at once for who wants no motion (BLK-detail_header-17)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/acoustic-solutions/dommel')
  const link = page.locator('[data-part="detail-header-navigation"] a[href="#models"]')
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await link.hover()
  await expect.poll(behavior).toBe('smooth')
  await link.click()
  await expect(page.locator('#models')).toBeInViewport()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(behavior).toBe('auto')
})

test('a file is saved under its name; what goes wrong is said beside it, and the file can be asked for again (GEN-12, DL-34, DL-37)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/nl/acoustic-solutions/murmel#manuals')
  const file = page.getByRole('tabpanel').locator('a[download]').first()
  await page.route('**/files/**', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await file.click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Het bestand kon niet worden gedownload. Probeer het later nog eens.')
  expect(logged.join()).toContain('A file could not be saved')
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe(await file.getAttribute('download'))
  expect((await stat(await download.path())).size).toBeGreaterThan(1000)
  await expect(alert).toBeHidden()
})

test('all files as one that fail are said on the page, which stays; then they are saved under their name (DL-36, DL-37)', async ({
  page,
}) => {
  await page.goto('/nl/acoustic-solutions/murmel#manuals')
  const bundle = page.getByRole('dialog').locator('a[href*="bundleResources"]')
  await page.route('**/bundleResources/**', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await bundle.click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toHaveText('Het bestand kon niet worden gedownload. Probeer het later nog eens.')
  const [download] = await Promise.all([page.waitForEvent('download'), bundle.click()])
  expect(download.suggestedFilename()).toBe('Murmel-download-bundle.zip')
  await expect(alert).toBeHidden()
})

test('an address opens the dialog that it leads to; Escape closes it for good (BLK-modal-02, R2G-17)', async ({ page }) => {
  for (const address of ['/acoustic-solutions/murmel#manuals', '/acoustic-solutions/ready2go/murmel-to-go#quote']) {
    await page.goto(address)
    const dialog = page.locator('dialog:modal, [role=dialog]')
    await expect(dialog, address).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog, address).toHaveCount(0)
    await expect(page.locator(':is(#downloads, #quote)'), address).toBeHidden()
  }
})

test('all files of a family are one file (DL-35, DL-36)', async ({ request }) => {
  const answer = await request.get('/api/resources/families/bundleResources/murmel?locale=de')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/zip' })
  expect((await answer.body()).subarray(0, 2).toString()).toBe('PK')
})

test('shortened addresses, and what has moved, lead on in every language (RT-28, RED-15)', async ({ request }) => {
  for (const [from, to] of [
    ['/acoustic-solutions/types', '/acoustic-solutions'],
    ['/de/acoustic-solutions/issues', '/de/acoustic-solutions'],
    ['/acoustic-solutions/ready2go', '/acoustic-solutions/types/ready2go'],
    ['/fr/inspiration/category', '/fr/inspiration'],
    ['/nl/fabrics', '/nl/acoustic-solutions/types/fabrics'],
    ['/de/our-story', '/de/ueber-uns'],
    ['/it/dealers/', '/it/agents-reps'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to])
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(`colours ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('those that are ticked stand on the form for samples, and are sent with it (FAB-06, CONTACT-16)', async ({ page }) => {
      await page.goto('/de/fabrics/lodenfilz')
      const form = page.locator('form#colors')
      for (const name of ['Kobalt', 'Efeu']) await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
      await form.getByRole('button', { name: 'Muster anfordern' }).click()
      await expect(page).toHaveURL(/\/de\/contact\/sample-request\?colours=Kobalt&colours=Efeu&product=Lodenfilz$/)
      await expect(page.locator('[data-part="contact-form-about"]')).toContainText('Lodenfilz')
      await expect(page.locator('[data-part="contact-form-note"]')).toHaveCount(0)
      await expect(page.locator('input[name="colours"]')).toHaveValue('Kobalt, Efeu')
      const nine = Array.from({ length: 9 }, (_, i) => `colours=c${i}`).join('&')
      await page.goto(`/fr/contact/sample-request?${nine}`)
      await expect(page.locator('[data-part="contact-form-note"]')).toHaveText(/9 coloris.*les 8 premiers/)
    })
  })

test.describe('the sound of a product', () => {
  const sound = '[data-part="product-sound"]'

  test('plays once it is asked, in a room with as many pieces as the slider says (FAM-17)', async ({ page }) => {
    const messages = listen(page)
    await page.addInitScript(() => {
      const played: AudioContext[] = []
      const Heard = class extends AudioContext {
        constructor() {
          super()
          played.push(this)
        }
      }
      Object.assign(window, { played, AudioContext: Heard })
    })
    const played = () => page.evaluate(() => (window as unknown as { played: AudioContext[] }).played.map(({ state }) => state))
    await page.goto('/de/acoustic-solutions/murmel')
    const words = page.locator('[data-part="product-sound-words"]')
    const before = await words.textContent()
    expect(await played()).toEqual([])
    await page.getByRole('button', { name: 'Den Raum hören' }).click()
    await expect.poll(played).toEqual(['running'])
    await page.getByRole('slider', { name: 'Wie viele' }).press('End')
    await expect(words).not.toHaveText(before!)
    await page.getByRole('button', { name: 'Mit 12 × Murmel' }).click()
    await expect.poll(played).toEqual(['closed', 'running'])
    expect(messages).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is a line of figures (FAM-17)', async ({ page }) => {
      await page.goto('/fr/acoustic-solutions/rib')
      await expect(page.locator(sound)).toContainText(/avec 6 m² de Rib en \d,\d s/)
      await expect(page.locator(sound).getByRole('button')).toHaveCount(0)
    })
  })
})
