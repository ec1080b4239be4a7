import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import type { LibraryMessages } from '@brand/blocks/i18n'
import { toLine } from '@brand/content'
import { expect, test, type Browser, type Locator, type Page, type Route } from '@playwright/test'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { locales, type Locale } from '../e2e/support.ts'
import { libraryMessages } from '../../site/i18n/library.ts'

/** Messages of a form, which each form has in its own words. */
interface Texts {
  error: string
  offline: string
  sending: string
  invalidEmail: string
  success: string
}

interface FormOnPage {
  /** In English; in other languages it is what the page links to. */
  path: string
  /** Follows a link of that page, for a form that comes with something. */
  link?: string
  /** Selector of the element around the form. */
  root: string
  /** Selector of the element around the answer, where that is on another page. */
  answered?: string
  texts: (messages: LibraryMessages) => Texts
  /** Opens it; needs the script where `isScripted`. */
  open?: (page: Page) => Promise<void>
  isScripted?: boolean
}

const contact = '[data-part="contact-form"]'
const newsletter = '[data-part="newsletter-form"]'
const request = '[data-part="download-request-form"]'
const asking = ({ contactForm }: LibraryMessages): Texts => ({ ...contactForm, success: contactForm.successTitle })
const applying = ({ contactForm }: LibraryMessages): Texts => ({ ...contactForm, success: contactForm.appliedTitle })
const subscribing = ({ newsletterForm }: LibraryMessages): Texts => newsletterForm
const unlocking = ({ downloadRequestForm }: LibraryMessages): Texts => ({
  ...downloadRequestForm,
  success: downloadRequestForm.unlocked,
})
/** Several fields share one sentence. */
const sharing =
  (summary: 'summary' | 'summaryPressKit') =>
  (messages: LibraryMessages): Texts => ({ ...unlocking(messages), invalidEmail: messages.downloadRequestForm[summary] })

const forms: Record<string, FormOnPage> = {
  'a question': { path: '/contact', root: contact, texts: asking },
  'a request for samples': { path: '/blocks', root: '#ask', texts: asking },
  'a question to a dealer': {
    path: '/agents-reps?q=Bureau Sourdine',
    root: `dialog ${contact}`,
    texts: asking,
    async open(page) {
      await page.locator('a[data-part="dealer-page-link"]:visible').first().click()
    },
    isScripted: true,
  },
  'a question to the expert': {
    path: '/noise-reduction/echo',
    root: '[data-part="acoustic-expert"]',
    texts: ({ contactForm, acousticExpert }) => ({ ...contactForm, ...acousticExpert, success: acousticExpert.successTitle }),
    open: (page) => page.locator('[data-part="acoustic-expert"] summary').click(),
  },
  'an application for a vacancy': {
    path: '/careers/presser-and-dyer',
    link: '/contact/apply-now?',
    root: contact,
    texts: applying,
  },
  'an application of one’s own': { path: '/contact/apply-now', root: contact, texts: applying },
  'the newsletter': { path: '/contact/newsletter', root: newsletter, texts: subscribing },
  'the newsletter in the footer': { path: '/about', root: `footer ${newsletter}`, answered: newsletter, texts: subscribing },
  'a locked file': { path: '/downloads/request/fabric-prices', root: request, texts: unlocking },
  'a file that asks for all': { path: '/downloads/request/project-prices', root: request, texts: sharing('summary') },
  'a press kit': { path: '/downloads/request/murmel', root: request, texts: sharing('summaryPressKit') },
}

/** Longer than most, with what breaks HTML, JSON, addresses, spreadsheets, databases and terminals. */
const line = `=cmd|'/c' "><script>alert(1)</script> \\" %00 %0d%0a &amp; {{7*7}} \${7} \u202E\u200F\u2028 😀𝔉 é e\u0301 \u001B[31m`
const hostile: Record<string, string> = { subject: `${line}\n\n\tsecond line\n${'…'.repeat(4_800)}`.slice(0, 5_000) }

/** Fills all fields; returns what they then hold, by name. */
async function fill(form: Locator, email: string): Promise<Record<string, string>> {
  const typed: Record<string, string> = {}
  for (const control of await form.locator('[data-part="form-control"]').all()) {
    const name = (await control.getAttribute('name'))!
    typed[name] = { email, country: 'Côte d’Ivoire', link: 'https://example.com/?a=1&b=“2”' }[name] ?? hostile[name] ?? line
    if (name === 'country') await control.selectOption(typed[name])
    else await control.fill(typed[name])
  }
  await form.locator('[name=gdpr]').check()
  return typed
}

interface Shown {
  form: Locator
  texts: Texts
  typed: Record<string, string>
}

/** Checks that a form which was not accepted keeps its values and can be sent again. */
async function expectKept({ form, typed }: Shown): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name="${name}"]`), name).toHaveValue(value)
  await expect(form.locator('[name=gdpr]')).toBeChecked()
  await expect(form.locator('[type=submit]')).toBeEnabled()
}
async function expectFailure({ form }: Shown, message: string): Promise<void> {
  const alert = form.locator('[data-part="form-failure"][role=alert]')
  await expect(alert).toHaveText(message)
  await expect(alert).toBeInViewport({ ratio: 0.9 })
}
async function expectWrongEmail({ form, texts }: Shown): Promise<void> {
  const email = form.locator('[name=email]')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(texts.invalidEmail)
  await expect(form.locator('[aria-invalid]')).toHaveCount(1)
}
async function expectThanks({ form, texts }: Shown): Promise<void> {
  const success = form.locator('[data-part="form-success"]')
  await expect(success).toContainText(texts.success)
  await expect(success).toBeInViewport()
  await expect(form.locator('form[data-part="form-fields"]')).toBeHidden()
}

const json =
  (status: number, body: object, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body, headers })
const noNetwork = 'nothing, from a network that fails'
/** Failing answers to the call, by their test step. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  413: json(413, { message: 'Too large', code: 413 }),
  429: json(429, { message: 'Too many requests', code: 429 }, { 'retry-after': '60' }),
  500: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  [noNetwork]: (route) => route.abort(),
}

/** The documented key of each field in what is delivered (API-34, API-35). */
const keys: Record<string, string> = {
  first_name: 'FirstName',
  last_name: 'LastName',
  email: 'Email',
  company: 'Company',
  country: 'Country',
  state: 'Stateprovince',
  subject: 'Question',
  product: 'Product',
  colours: 'Colours',
  quantity: 'Quantity',
  place: 'Place',
  street: 'Street',
  postcode: 'Postcode',
  city: 'City',
  function: 'Function',
  link: 'Link',
}

let folder: string
let service: Server
let site: RunningSite
let received: Record<string, unknown>[] = []
const path = () => join(folder, 'inquiries.sqlite')

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'))
  service = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)) as Record<string, unknown>)
    response.end()
  }).listen(0, 'localhost')
  await once(service, 'listening')
  const url = `http://localhost:${(service.address() as AddressInfo).port}/`
  // Each visitor has an address of its own, and three tries.
  const settings = { INQUIRY_LIMIT: '3', TRUSTED_PROXIES: 'loopback', TRUSTED_HOSTS: 'localhost' }
  site = await startSite({ SITE_ENV: 'demo', DATA_DIR: folder, INQUIRY_URL: url, ...settings })
})
test.beforeEach(() => void (received = []))
test.afterAll(async () => {
  await site?.stop()
  service.close()
  await rm(folder, { recursive: true, force: true })
})

let visitors = 0
/** A visitor with or without a script, who is told apart by an address. */
async function visitor(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  visitors += 1
  const headers = { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` }
  const page = await browser.newPage({
    javaScriptEnabled,
    extraHTTPHeaders: headers,
    storageState: test.info().project.use.storageState,
  })
  page.on('dialog', () => expect(page.url(), 'hostile text was executed').toBe(''))
  return page
}

/** Opens the page of a form in a language. */
async function goTo(page: Page, { path, link, open }: FormOnPage, locale: Locale): Promise<void> {
  const [name, query] = path.split('?')
  await page.goto(site.url + name)
  const other = page.locator(`link[rel=alternate][hreflang="${locale}"]`)
  const href =
    locale === 'en' || !(await other.count())
      ? `${locale === 'en' ? '' : `/${locale}`}${name}`
      : (await other.getAttribute('href'))!
  await page.goto(`${new URL(href, site.url).href}${query ? `?${query}` : ''}`)
  if (link) await page.goto(site.url + (await page.locator(`main a[href*="${link}"]`).first().getAttribute('href')))
  await open?.(page)
}

/** Everything that was typed is at the receiver: texts to the byte, lines without what nobody sees (FORM-62). */
function expectDelivered(typed: Record<string, string>) {
  const values = Object.entries(typed).map(([name, value]) => [keys[name], name === 'subject' ? value : toLine(value)])
  return expect
    .poll(() => received.filter(({ Email }) => Email === typed.email))
    .toEqual([expect.objectContaining(Object.fromEntries(values))])
}

for (const [what, entry] of Object.entries(forms)) {
  const { root, answered = root, isScripted } = entry

  test(`${what}: every answer is told truthfully, and nothing is lost (FORM-11, FORM-15, FORM-23, FORM-33, RELIABILITY 10)`, async ({
    browser,
  }) => {
    for (const locale of locales) {
      const page = await visitor(browser, true)
      await goTo(page, entry, locale)
      const form = page.locator(root)
      const typed = await fill(form, `o'neil+${locale}&%@example.com`)
      await expect(form.locator('[data-enhance=form][data-enhanced]')).toBeAttached()
      const shown: Shown = { form, texts: entry.texts(libraryMessages[locale]), typed }
      const button = form.locator('[type=submit]')
      let answer: (route: Route) => Promise<void>
      await page.route('**/api/inquiries', (route) => answer(route))

      for (const [name, one] of Object.entries(answers))
        await test.step(`${locale}: ${name}`, async () => {
          answer = one
          await button.click()
          await expectFailure(shown, name === noNetwork ? shown.texts.offline : shown.texts.error)
          await expect(button).toBeFocused()
          await expect(form.locator('[aria-invalid]')).toHaveCount(0)
          await expectKept(shown)
        })
      await test.step(`${locale}: 400`, async () => {
        answer = json(400, { message: 'Invalid input', code: 400, fields: { email: 'Invalid input' } })
        await button.click()
        await expect(form.locator('[data-part="form-failure"][role=alert]')).toBeVisible()
        await expectWrongEmail(shown)
        await expectKept(shown)
      })
      await test.step(`${locale}: 200, slowly`, async () => {
        const released = Promise.withResolvers<void>()
        let calls = 0
        answer = async (route) => {
          calls += 1
          await released.promise
          await route.continue()
        }
        await button.click()
        await expect(button).toBeDisabled()
        await expect(form.locator('output')).toHaveText(shown.texts.sending)
        await expect(form.locator('[data-part="form-failure"]')).toBeHidden()
        await form.locator('[name=email]').press('Enter')
        released.resolve()
        await expectThanks(shown)
        await expect(form.locator('[data-part="form-success"]')).toBeFocused()
        expect(calls).toBe(1)
        await expectDelivered(typed)
      })
      await page.close()
    }
  })

  if (isScripted) continue
  test(`${what}, without JavaScript: the same is said, and kept (FORM-41, RELIABILITY 10)`, async ({ browser }) => {
    // The server may be writing.
    const outbox = new DatabaseSync(path(), { timeout: 5_000 })
    for (const locale of locales) {
      const page = await visitor(browser, false)
      await goTo(page, entry, locale)
      const shown: Shown = { form: page.locator(answered), texts: entry.texts(libraryMessages[locale]), typed: {} }
      const send = async (from: string) => {
        const answer = page.waitForResponse((response) => response.url().includes('/api/inquiries'))
        await page.locator(`${from} [type=submit]`).click()
        return (await answer).status()
      }
      await test.step(`${locale}: 400`, async () => {
        // Valid for the browser, but no address that a message reaches.
        shown.typed = await fill(page.locator(root), `o'neil+${locale}&%@example`)
        expect(await send(root)).toBe(400)
        await expectWrongEmail(shown)
        await expect(shown.form.locator('[data-part="form-failure"]')).toBeHidden()
        await expectKept(shown)
      })
      shown.typed.email = `o'neil+${locale}&%@no.script.example.com`
      await shown.form.locator('[name=email]').fill(shown.typed.email)
      await test.step(`${locale}: 503`, async () => {
        outbox.exec('begin immediate')
        expect(await send(answered)).toBe(503)
        outbox.exec('rollback')
        await expectFailure(shown, shown.texts.error)
        await expect(shown.form.locator('[data-part="form-failure"]')).toBeFocused()
        await expectKept(shown)
      })
      await test.step(`${locale}: 200`, async () => {
        expect(await send(answered)).toBe(303)
        await expectThanks(shown)
        await expectDelivered(shown.typed)
      })
      await test.step(`${locale}: 429`, async () => {
        await goTo(page, entry, locale)
        shown.typed = await fill(page.locator(root), shown.typed.email!)
        expect(await send(root)).toBe(429)
        // A few hundred bytes: for a refusal no page is rendered (RELIABILITY 33).
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('form')).toHaveCount(0)
      })
      await page.close()
    }
    outbox.close()
  })
}

const person = {
  first_name: 'Ines',
  last_name: line,
  company: line,
  country: 'Belgium',
  state: line,
  subject: 'x',
  function: line,
}
const files: Record<string, string> = { download: 'fabric-prices', 'download-full': 'project-prices', 'press-kit': 'murmel' }
for (const form of ['contact', 'question', 'expert', 'application', 'download-full', 'press-kit'])
  for (const type of ['json', 'x-www-form-urlencoded'])
    test(`${form} as ${type}: what only a program sends, and the longest that a visitor can, arrives as it was (RELIABILITY 10)`, async () => {
      // 5,000 letters are 45 kB in an address: below what the server reads.
      const values = { nul: `a\u0000b\u0001\uFEFF${line}`, longest: '“'.repeat(5_000), lines: 'a\r\n\r\nb' }
      for (const [what, subject] of Object.entries(values)) {
        visitors += 1
        const typed = { ...person, email: `${form}.${what}.${type}@example.com`, subject, company: subject.slice(0, 200) }
        const sent = { form, ...typed, gdpr: true, file: files[form] ?? '', locale: 'en' }
        const response = await fetch(`${site.url}/api/inquiries`, {
          method: 'POST',
          redirect: 'manual',
          body: type === 'json' ? JSON.stringify(sent) : new URLSearchParams({ ...sent, gdpr: 'on' }),
          headers: { 'content-type': `application/${type}`, 'x-forwarded-for': `198.51.100.${visitors & 255}` },
        })
        expect(response.status).toBe(type === 'json' ? 200 : 303)
        const line = (text: string) => (type === 'json' ? text : text.replaceAll('\r\n', '\n'))
        await expect.poll(() => received.find(({ Email }) => Email === typed.email)).toBeDefined()
        const { Question, Company } = received.find(({ Email }) => Email === typed.email)!
        // Each where the form has it.
        if (Question !== undefined) expect(Question).toBe(line(subject))
        if (Company !== undefined) expect(Company).toBe(toLine(line(subject.slice(0, 200))).trim())
        expect([Question, Company]).not.toEqual([undefined, undefined])
      }
    })
