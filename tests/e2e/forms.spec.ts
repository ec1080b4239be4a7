import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { startSite, type RunningSite } from './server.ts'
import { libraryMessages } from '../../site/i18n/library.ts'
import { allLoaded, expect, listen, locales, test } from './support.ts'

/** Requests that the inquiry service has received. */
let received: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = []
let site: RunningSite
let service: Server
let folder: string

// They share a server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'))
  service = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ headers: request.headers, body: JSON.parse(body) as Record<string, unknown> })
    response.end()
  }).listen(0, 'localhost')
  const url = () => `http://localhost:${(service.address() as AddressInfo).port}/`
  await new Promise((ready) => service.once('listening', ready))
  // All tests come from one address, faster than visitors do.
  const settings = { DATA_DIR: folder, INQUIRY_URL: url(), INQUIRY_SECRET: 'a secret of many letters', INQUIRY_LIMIT: '1000' }
  site = await startSite({ SITE_ENV: 'production', ...settings })
})
test.beforeEach(() => void (received = []))
test.afterAll(async () => {
  await site.stop()
  service.close()
  await rm(folder, { recursive: true, force: true })
})

const hostile = `"><script>alert(1)</script> {{7*7}} ‮ 😀\nsecond line`
const findForm = (page: Page) => page.locator('[data-part="contact-form"]')
async function fillPerson(page: Page, company: string, more: Record<string, string> = {}) {
  const texts = { first_name: 'Ines', last_name: hostile.split('\n')[0]!, email: 'ines@example.com', company, ...more }
  for (const [name, text] of Object.entries(texts)) await findForm(page).locator(`[name=${name}]`).fill(text)
  await findForm(page).locator('[name=country]').selectOption('Netherlands')
  await findForm(page).locator('[name=gdpr]').check()
}
const fill = (page: Page, company: string) => fillPerson(page, company, { state: 'Zeeland', subject: hostile })
const send = (page: Page) => findForm(page).locator('[type=submit]').click()
const delivered = (company: string) => expect.poll(() => received.filter(({ body }) => body.Company === company).length).toBe(1)

test('a question is sent, thanked for and delivered as it was written (GEN-13, FORM-15, FORM-21, RELIABILITY 10)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(`${site.url}/contact`)
  await send(page)
  await expect(findForm(page).locator('[name=first_name]')).toBeFocused()
  await fill(page, 'With')
  await page.reload()
  await expect(findForm(page).locator('[name=subject]')).toHaveValue(hostile)
  await send(page)
  await expect(page.getByText('It arrived without an echo.')).toBeVisible()
  await delivered('With')
  const { body, headers } = received[0]!
  expect(body).toMatchObject({ Formname: 'Inquiry', Country: 'Netherlands', Question: hostile, Optin: true, Signup: false })
  expect(headers).toMatchObject({
    'idempotency-key': expect.stringMatching(/^inq_/),
    'webhook-signature': expect.stringMatching(/^v1,/),
  })
  expect(messages).toEqual([])
  expect(site.log()).not.toMatch(/ines@example|Zeeland/)
})

test('an address with letters of any script is taken, as by the server, though browsers call it none (FORM-56)', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact`)
  await fill(page, 'Letters')
  const email = findForm(page).locator('[name=email]')
  await email.fill('jörg@example.com')
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true)
  await send(page)
  await delivered('Letters')
  expect(received[0]!.body.Email).toBe('jörg@example.com')
})

test('one act of a visitor is one inquiry: two clicks, a lost answer, a reload, back (RELIABILITY 5, FORM-42)', async ({
  page,
}) => {
  const thanks = page.getByText('It arrived without an echo.')
  await page.goto(`${site.url}/contact`)
  await fill(page, 'Once')
  // The inquiry arrives, but the answer of the server does not.
  await page.route('**/api/inquiries', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await send(page)
  await expect(findForm(page).getByText('No connection.')).toBeVisible()
  await findForm(page).locator('[type=submit]').dblclick()
  await expect(thanks).toBeVisible()
  await page.reload()
  await fill(page, 'Once')
  await send(page)
  await expect(thanks).toBeVisible()
  await page.goto(`${site.url}/about`)
  await page.goBack()
  await fill(page, 'Once')
  await send(page)
  await expect(thanks).toBeVisible()
  // Another question is another act; those before it have been delivered by then.
  await page.reload()
  await fill(page, 'Once')
  await findForm(page).locator('[name=subject]').fill('Another')
  await send(page)
  const questions = () => received.filter(({ body }) => body.Company === 'Once').map(({ body }) => body.Question)
  await expect.poll(questions).toContain('Another')
  expect(questions()).toEqual([hostile, 'Another'])
})

test('what is pressed after a wrong address is pressed, though words about the address appear above it (FORM-11)', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact`)
  const email = findForm(page).locator('[name=email]')
  const box = findForm(page).locator('[name=gdpr]')
  await email.fill('ines')
  await expect(findForm(page).and(page.locator(':has([data-enhanced])'))).toBeAttached()
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await box.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.mouse.up()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toBeChecked()
})

/** Each form on a page of its own, with how one gets to it. */
const untouched: Record<string, { path: string; form: string; open?: (page: Page) => Promise<void> }> = {
  contact: { path: '/fr/contact', form: '[data-part="contact-form"]' },
  question: { path: '/de/contact/product-advice', form: '[data-part="contact-form"]' },
  quote: { path: '/it/contact/quote-price-lead', form: '[data-part="contact-form"]' },
  samples: { path: '/de/contact/sample-request', form: '[data-part="contact-form"]' },
  application: { path: '/it/contact/apply-now', form: '[data-part="contact-form"]' },
  newsletter: { path: '/fr/contact/newsletter', form: '[data-part="newsletter-form"]' },
  footer: { path: '/de/about', form: 'footer' },
  file: { path: '/nl/downloads/request/project-prices', form: '[data-part="download-request-form"]' },
  expert: {
    path: '/nl/noise-reduction/galm',
    form: '[data-part="acoustic-expert"]',
    open: (page) => page.locator('[data-part="acoustic-expert"] summary').click(),
  },
  dealer: {
    path: '/fr/agents-reps?q=Bureau Sourdine',
    form: 'dialog',
    async open(page) {
      await page.locator('a[data-part="dealer-page-link"]:visible').first().click()
      await expect(page.locator('dialog [type=submit]').last()).toBeVisible()
    },
  },
}
for (const [name, { path, form, open }] of Object.entries(untouched))
  test(`the first press on an untouched form says what is wrong in the words of the page: ${name} (FORM-11)`, async ({
    page,
  }) => {
    await page.goto(site.url + path)
    await open?.(page)
    // The script of forms comes after the press.
    let go = () => {}
    const pressed = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/chunks/*.js', (route) => pressed.then(() => route.continue()))
    const root = page.locator(form)
    await root.locator('[type=submit]').last().click()
    go()
    await expect(root.locator('[aria-invalid]').first()).toBeFocused()
    await expect(root.locator(':is([data-part="form-error"], [data-part="form-summary"]):visible').first()).toBeVisible()
  })

test('the script of a form, for which a press is held, waits for no other (FORM-52)', async ({ page }) => {
  await page.goto(`${site.url}/de/about`)
  await allLoaded(page)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.locator('footer [type=submit]').click()
  await expect(page.locator('footer [aria-invalid]')).toBeFocused()
  const loaded = [...scripts]
  const names = loaded.map((url) => url.split('/').at(-1)!)
  expect(names).not.toEqual([])
  for (const url of loaded) {
    const text = await (await page.request.get(url)).text()
    const imports = [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => name!)
    expect(imports.filter((name) => names.includes(name))).toEqual([])
  }
})

const apply = async (page: Page, email: string) => {
  for (const [name, text] of Object.entries({ first_name: 'Ines', last_name: 'De Wolf', email, subject: hostile }))
    await findForm(page).locator(`[name=${name}]`).fill(text)
  await findForm(page).locator('[name=country]').selectOption('Belgium')
  await findForm(page).locator('[name=gdpr]').check()
  await send(page)
}
const findFileField = (page: Page) => findForm(page).locator('[name=file]')
const pdf = (size = 1_000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'felt ')])
const asFile = (buffer: Buffer, name = 'Lebenslauf Zoë.pdf', mimeType = 'application/pdf') => ({ name, mimeType, buffer })
const delivery = (buffer: Buffer, name = 'Lebenslauf Zoë.pdf') => ({
  name,
  type: 'application/pdf',
  base64: buffer.toString('base64'),
})
const ofAddress = (email: string) => () => received.map(({ body }) => body).filter(({ Email }) => Email === email)

test('a job seeker applies for a vacancy, which the form names and sends (GEN-07, JOB-03, JOB-04, CONTACT-13, CONTACT-14, FORM-44)', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/de/careers/fahrer-und-monteur-koeln`)
  const newPage = context.waitForEvent('page')
  await page
    .getByRole('link', { name: /^Bewerben/ })
    .first()
    .click()
  const form = await newPage
  const messages = listen(form)
  const position = 'Fahrer & Monteur, Köln (w/m/d)'
  await expect(form.locator('[data-part="contact-form-about"]')).toHaveText(`Deine BewerbungStelle${position}`)
  await expect(findForm(form)).not.toContainText('Frage')
  await apply(form, 'driver@example.com')
  await expect(form.getByText('Danke. Wir hören zu.')).toBeVisible()
  await expect.poll(ofAddress('driver@example.com')).toEqual([
    {
      Formname: 'Application',
      Position: position,
      FirstName: 'Ines',
      LastName: 'De Wolf',
      Email: 'driver@example.com',
      Country: 'Belgium',
      Question: hostile,
      Optin: true,
    },
  ])
  expect(messages).toEqual([])
})

test('an application carries a PDF, which is judged before it is sent (FORM-49)', async ({ page }) => {
  const messages = listen(page)
  await page.goto(`${site.url}/de/contact/apply-now`)
  // With the first touch the form gets its script.
  await findForm(page).locator('[name=first_name]').fill('Ines')
  await expect(findForm(page).locator('[data-enhanced]')).toBeAttached()
  const wrong = 'Wähl ein PDF von höchstens 5 MB'
  await findFileField(page).setInputFiles(asFile(pdf(), 'work.png', 'image/png'))
  await expect(findFileField(page)).toHaveAccessibleDescription(wrong)
  await findFileField(page).setInputFiles(asFile(pdf(5 * 2 ** 20 + 1)))
  await expect(findFileField(page)).toHaveAccessibleDescription(wrong)
  await apply(page, 'large@example.com')
  await expect(findFileField(page)).toBeFocused()
  // A file that is a PDF only by its name and media type.
  await findFileField(page).setInputFiles(asFile(Buffer.from('<script>')))
  await expect(findFileField(page)).not.toHaveAttribute('aria-invalid')
  await send(page)
  await expect(findFileField(page)).toHaveAccessibleDescription(wrong)
  const whole = pdf(5 * 2 ** 20)
  await findFileField(page).setInputFiles(asFile(whole))
  await send(page)
  await expect(page.getByText('Danke. Wir hören zu.')).toBeVisible()
  await expect.poll(() => ofAddress('large@example.com')().length).toBe(1)
  const [application] = ofAddress('large@example.com')()
  expect(application!.Question).toBe(hostile)
  expect(application!.File).toEqual(delivery(whole))
  // The browser says which answer was an error.
  expect(messages.filter((message) => !message.includes('400'))).toEqual(['warning: The form application was not sent.'])
  expect(site.log()).not.toMatch(/Lebenslauf|large@/)
})

for (const locale of locales)
  test(`the file of an application has its words in ${locale} (FORM-49, FORM-54)`, async ({ page }) => {
    const { contactForm } = libraryMessages[locale]
    await page.goto(`${site.url}${locale === 'en' ? '' : `/${locale}`}/contact/apply-now`)
    await expect(findFileField(page)).toHaveAccessibleName(
      `${contactForm.file} (${contactForm.fileLimit}, ${contactForm.optional})`,
    )
    await expect(findForm(page).getByText(contactForm.invalidFile)).toBeHidden()
  })

test('the acoustic expert is asked on the spot, in a panel that closes itself (BLK-acoustic_expert-01, FORM-16, FORM-17, FORM-39)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(`${site.url}/nl/noise-reduction/galm`)
  const expert = page.locator('[data-part="acoustic-expert"]')
  const [button, panel] = [expert.locator('summary'), expert.locator('[data-part="contact-form"]')]
  await button.press('Enter')
  await expect(page.locator('[data-enhance="form"][data-enhanced]')).toHaveCount(1)
  await expert.getByRole('button', { name: 'Sluiten' }).click()
  await expect(panel).toBeHidden()
  await button.press('Enter')
  await fill(page, 'Expert')
  await send(page)
  await expect(expert.getByText('Je aanvraag is verstuurd.')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await delivered('Expert')
  expect(received[0]!.body).toMatchObject({ Formname: 'Inquiry', Purpose: 'acoustic-expert', Question: hostile })
  expect(messages).toEqual([])
})

test('the newsletter is subscribed to in the footer, which asks for the consent once it is used (FORM-35, FORM-46, FORM-50)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(`${site.url}/about`)
  const footer = page.locator('footer')
  await expect(footer.locator('[name=gdpr]')).toBeHidden()
  // A box that was not there causes no error.
  // The page listens.
  await expect(footer.locator('form')).toHaveJSProperty('noValidate', true)
  await footer.locator('[type=submit]').click()
  await expect(footer.locator('[name=email]')).toBeFocused()
  await expect(footer.locator('[name=gdpr]')).toBeVisible()
  await expect(footer.locator('[name=gdpr]')).not.toHaveAttribute('aria-invalid')
  await footer.locator('[name=email]').fill('footer@example.com')
  await footer.locator('[type=submit]').click()
  await expect(footer.locator('[name=gdpr]')).toBeFocused()
  await footer.locator('[name=gdpr]').check()
  await footer.locator('[type=submit]').click()
  await expect(footer.getByText('Agreed. Four letters a year.')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/about`)
  await expect
    .poll(ofAddress('footer@example.com'))
    .toEqual([{ Formname: 'Newsletter', Email: 'footer@example.com', Optin: true, Signup: true }])
  expect(messages).toEqual([])
})

test('a failure and a lost connection are said, and what was typed stays (FORM-15, FORM-23, FORM-69)', async ({ page }) => {
  await page.goto(`${site.url}/nl/contact`)
  await findForm(page).locator('[name=first_name]').focus()
  await expect(page.locator('[data-enhance="form"][data-enhanced]')).toHaveCount(1)
  await fill(page, 'Failed')
  await page.route('**/api/inquiries', (route) => route.abort(), { times: 1 })
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(/^Geen verbinding\. /)
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503, json: { message: 'x', code: 503 } }))
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(/Er ging iets mis. Controleer je gegevens/)
  await expect(findForm(page).locator('[name=company]')).toHaveValue('Failed')
})

test('a form is answered by its own page where no browser tells of it (FORM-41, FORM-63)', async () => {
  const fields = {
    first_name: 'Ines',
    last_name: 'De Wolf',
    email: 'ines@example.com',
    company: 'Glass',
    state: 'Zeeland',
    country: 'Netherlands',
    product: 'Murmel',
    quantity: '3',
    place: 'Ghent',
    gdpr: 'on',
  }
  for (const [path, query, lang] of [
    ['/de/contact/general-request', '', 'de'],
    ['/de/contact', '', 'de'],
    ['/fr/contact/quote-price-lead', 'product=Murmel&quantity=3', 'fr'],
    ['/contact/newsletter', '', 'en'],
  ] as const) {
    const page = query ? `${path}?${query}` : path
    const html = await (await fetch(site.url + page)).text()
    const action = /data-part="form-fields"[^>]* action="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&')
    const form = /data-part="form-name"[^>]*value="([\w-]+)"/.exec(html)![1]!
    const post = (values: Record<string, string>) =>
      fetch(site.url + action, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ form, ...values }) })
    const sent = await post({ ...fields, subject: `From ${path}` })
    const search = query ? `${query}&sent=${form}` : `sent=${form}`
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?${search}#sent-${form}`])
    const refused = await post({})
    const shown = await refused.text()
    expect([refused.status, shown.includes(`<html lang="${lang}"`), shown.includes('aria-invalid="true"')]).toEqual([
      400,
      true,
      true,
    ])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes back with what is wrong, then is sent once (FORM-11, FORM-41, FORM-42)', async ({ page }) => {
    await page.goto(`${site.url}/de/contact`)
    await fill(page, 'Without')
    // Valid for the browser, but no address that a message reaches.
    await findForm(page).locator('[name=email]').fill('ines@example')
    await send(page)
    await expect(findForm(page).getByText('Gib eine Adresse wie name@studio.example ein')).toBeVisible()
    await expect(findForm(page).locator('[name=subject]')).toHaveValue(hostile)
    for (let times = 0; times < 2; times += 1) {
      await fill(page, 'Without')
      await send(page)
      await expect(page).toHaveURL(`${site.url}/de/contact?sent=contact#sent-contact`)
      await expect(page.getByText('Angekommen, ganz ohne Echo.')).toBeVisible()
      await page.goto(`${site.url}/de/contact`)
    }
    await delivered('Without')
    expect(received[0]!.body.Question).toBe(hostile)
  })

  test('a quote asks for product, quantity and place, also where the form came back (CONTACT-05, CONTACT-09, FORM-41, FORM-67)', async ({
    page,
  }) => {
    await page.goto(`${site.url}/fr/contact/quote-price-lead?product=Murmel&finish=Mousse&amount=3`)
    const chosen = page.locator('[data-part="contact-form-about"] [data-part="fact-list-row"]')
    await expect(chosen).toHaveText(['FinitionMousse'])
    await expect(findForm(page).getByLabel('Produit')).toHaveValue('Murmel')
    await findForm(page).getByLabel('Quantité').fill('4')
    await fillPerson(page, 'About')
    await send(page)
    await expect(findForm(page).getByLabel('Lieu de livraison')).toBeFocused()
    await expect(findForm(page).getByLabel('Quantité')).toHaveValue('4')
    await expect(chosen).toHaveText(['FinitionMousse'])
    await findForm(page).getByLabel('Lieu de livraison').fill('Gand, deuxième étage')
    await findForm(page).locator('[name=gdpr]').check()
    await send(page)
    await expect(page).toHaveURL(/\?product=Murmel&finish=Mousse&amount=3&sent=quote#sent-quote$/)
    await expect(page.getByRole('link', { name: 'Trouver la réponse' }).first()).toBeVisible()
    await delivered('About')
    expect(received[0]!.body).toMatchObject({
      Purpose: 'quote-price-lead',
      Product: 'Murmel',
      Finish: 'Mousse',
      Quantity: '4',
      Place: 'Gand, deuxième étage',
    })
  })

  test('samples go to an address, and need no question (FORM-68)', async ({ page }) => {
    await page.goto(`${site.url}/contact/sample-request?colours=Cobalt&product=Loden+felt`)
    await expect(findForm(page).getByLabel('Colours')).toHaveValue('Cobalt')
    await expect(findForm(page).locator('[name=subject]')).toHaveCount(0)
    await fillPerson(page, 'Samples', { street: 'Rue 1', postcode: '8500', city: 'Kortrijk' })
    await findForm(page).getByRole('button', { name: 'Order samples' }).click()
    await expect(page).toHaveURL(/sent=samples#sent-samples$/)
    await delivered('Samples')
    expect(received[0]!.body).toMatchObject({
      Purpose: 'sample-request',
      Product: 'Loden felt',
      Colours: 'Cobalt',
      Street: 'Rue 1',
      Postcode: '8500',
      City: 'Kortrijk',
    })
  })

  test('the acoustic expert answers on the page of the guide, with the form open (FORM-39, FORM-41)', async ({ page }) => {
    await page.goto(`${site.url}/nl/noise-reduction/galm`)
    await page.locator('[data-part="acoustic-expert"] summary').click()
    await fill(page, 'Guide')
    await findForm(page).locator('[name=email]').fill('ines@example')
    await send(page)
    await expect(findForm(page).getByText('Vul een geldig e-mailadres in')).toBeVisible()
    await findForm(page).locator('[name=email]').fill('ines@example.com')
    await send(page)
    await expect(page).toHaveURL(`${site.url}/nl/noise-reduction/galm?sent=expert#sent-expert`)
    await expect(page.getByText('Je aanvraag is verstuurd.')).toBeInViewport()
    await delivered('Guide')
  })

  test('the footer has its answer on the page of the newsletter, with no second form (FORM-41, FORM-46)', async ({ page }) => {
    await page.goto(`${site.url}/de`)
    const fields = page.locator('[name=email]')
    await page.locator('footer [name=email]').fill('zettel@example')
    await page.locator('footer [name=gdpr]').check()
    await page.locator('footer [type=submit]').click()
    await expect(fields).toHaveCount(1)
    await expect(
      page.locator('[data-part="newsletter-form"]').getByText('Gib eine Adresse wie name@studio.example ein'),
    ).toBeVisible()
    await expect(fields).toHaveValue('zettel@example')
    await fields.fill('zettel@example.com')
    await page.locator('[data-part="newsletter-form"] [type=submit]').click()
    await expect(page).toHaveURL(`${site.url}/de/contact/newsletter?sent=newsletter#sent-newsletter`)
    await expect(page.getByText('Abgemacht. Vier Briefe im Jahr.')).toBeVisible()
    await expect.poll(ofAddress('zettel@example.com')).toHaveLength(1)
  })

  test('one applies without a vacancy too, also where the form came back (JOB-05, CONTACT-13, FORM-41, FORM-44)', async ({
    page,
  }) => {
    await page.goto(`${site.url}/fr/contact/apply-now`)
    const row = page.locator('[data-part="contact-form-about"] [data-part="fact-list-row"]')
    await apply(page, 'candidate@example')
    await expect(findForm(page).locator('[aria-invalid]')).toHaveCount(1)
    await expect(row).toHaveText('PosteCandidature spontanée')
    await apply(page, 'candidate@example.com')
    await expect(page).toHaveURL(`${site.url}/fr/contact/apply-now?sent=application#sent-application`)
    await expect(page.getByText('Merci. Nous vous écoutons.')).toBeVisible()
    await expect
      .poll(ofAddress('candidate@example.com'))
      .toEqual([expect.objectContaining({ Formname: 'Application', Position: 'Spontaneous Application', Question: hostile })])
  })

  test('an application carries a PDF, which has to be chosen again where the form came back (FORM-41, FORM-49, FORM-54)', async ({
    page,
  }) => {
    await page.goto(`${site.url}/fr/contact/apply-now`)
    const wrong = 'Choisissez un PDF de 5 Mo au maximum'
    const again = 'Choisissez de nouveau le fichier : il n’a pas été conservé'
    await findFileField(page).setInputFiles(asFile(pdf()))
    await apply(page, 'avec@example')
    await expect(findForm(page).locator('[aria-invalid]')).toHaveCount(1)
    await expect(findFileField(page)).toHaveAccessibleDescription(again)
    await expect(findForm(page).locator('[name=subject]')).toHaveValue(hostile)
    await expect(findForm(page).locator('[name=gdpr]')).toBeChecked()
    // Larger than the server keeps, not than it reads: what was typed is not lost.
    await findFileField(page).setInputFiles(asFile(pdf(8 * 2 ** 20)))
    const answer = page.waitForResponse((response) => response.url().includes('/api/inquiries'))
    await apply(page, 'avec@example.com')
    expect((await answer).status()).toBe(413)
    await expect(findFileField(page)).toHaveAccessibleDescription(wrong)
    await expect(findFileField(page)).toBeFocused()
    await expect(findForm(page).locator('[name=subject]')).toHaveValue(hostile)
    await findFileField(page).setInputFiles(asFile(Buffer.from('PK'), 'cv.pdf'))
    await send(page)
    await expect(findFileField(page)).toHaveAccessibleDescription(wrong)
    await findFileField(page).setInputFiles(asFile(pdf()))
    await send(page)
    await expect(page.getByText('Merci. Nous vous écoutons.')).toBeVisible()
    await expect.poll(() => ofAddress('avec@example.com')().map(({ File }) => File)).toEqual([delivery(pdf())])
  })

  test('the newsletter is subscribed to on its page (CONTACT-05, FORM-34, FORM-35)', async ({ page }) => {
    await page.goto(`${site.url}/it/contact/newsletter`)
    const form = page.locator('[data-enhance="form"]')
    await form.locator('[name=email]').fill('lettere@example.com')
    await form.locator('[name=gdpr]').check()
    await form.locator('[type=submit]').click()
    await expect(page.getByText('D’accordo. Quattro lettere all’anno.')).toBeVisible()
    await expect
      .poll(() => received.map(({ body }) => body))
      .toEqual([{ Formname: 'Newsletter', Email: 'lettere@example.com', Optin: true, Signup: true }])
  })
})
