import { expect, homeOf, listen, locales, production, test } from './support.ts'

const dates = {
  en: '2 November 2026',
  nl: '2 november 2026',
  de: '2. November 2026',
  fr: '2 novembre 2026',
  it: '2 novembre 2026',
}

for (const locale of locales) {
  test(`${locale}: vacancies lead from the list to their pages, newest first (RT-14, RT-15, BLK-job_list-01, JOB-01)`, async ({
    page,
  }) => {
    const messages = listen(page)
    await page.goto(`${homeOf(locale).replace(/\/$/, '')}/careers`)
    const rows = page.locator('[data-part="job-list-link"]')
    const days = await rows.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(days).toEqual(days.toSorted().toReversed())
    await rows.filter({ hasText: dates[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('[data-part="job-page-date"]')).toHaveText(dates[locale])
    expect(messages).toEqual([])
  })
}

test('a vacancy is told to search engines and leads to the form in a new tab (JOB-02, JOB-03, JOB-04, JOB-05)', async ({
  page,
}) => {
  await page.goto('/de/careers/fahrer-und-monteur-koeln')
  const apply = page.getByRole('link', { name: /^Bewerben/ }).first()
  await expect(apply).toHaveAttribute('target', '_blank')
  const form = new URL((await apply.getAttribute('href'))!, production())
  expect([form.pathname, form.searchParams.get('position')]).toEqual(['/de/contact/apply-now', 'Fahrer & Monteur, Köln (w/m/d)'])
  await expect(page.getByRole('link', { name: 'Initiativ bewerben' })).toHaveAttribute('href', '/de/contact/apply-now')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'JobPosting', datePosted: '2026-09-01', title: 'Fahrer & Monteur, Köln (w/m/d)' }),
  )
})

test('a vacancy without a translation is shown in English, and one that is not there is missing (RT-15, LOC-32, RT-26)', async ({
  page,
  request,
}) => {
  await page.goto('/fr/careers/listener')
  await expect(page.getByRole('heading', { level: 1, name: 'Listener' })).toBeVisible()
  await expect(page.locator('[data-part="locale-warning"]')).toBeVisible()
  expect((await request.get('/careers/nobody')).status()).toBe(404)
})

test('awards stand by year, the newest first, on the server (RT-08, AWARD-01, AWARD-03, BLK-award_timeline-01)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: production() })
  const page = await context.newPage()
  await page.goto('/de/awards')
  const years = await page.locator('[data-part="award-overview-timeline-number"]').allTextContents()
  expect(years.length).toBeGreaterThan(1)
  expect(years).toEqual(years.toSorted().toReversed())
  await expect(page.getByRole('link', { name: 'Murmel' })).toHaveAttribute('href', '/de/acoustic-solutions/murmel')
  await context.close()
})

test('offices are chosen by region without JavaScript, by pointer or keyboard (OFFICE-01, OFFICE-07, OFFICE-09, OFFICE-12, BLK-office_list-01)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: production() })
  const page = await context.newPage()
  await page.goto('/nl/visit-us')
  await expect(page.getByRole('heading', { name: 'Keulen, Duitsland' })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /New York/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Kom langs (Loden Köln)' })).toHaveAttribute(
    'href',
    `/nl/visit-us?shoffice=${encodeURIComponent('Köln')}`,
  )
  await page.getByRole('radio', { name: 'Europa' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: /New York/ })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Keulen, Duitsland' })).toHaveCount(0)
  await context.close()
})

test('a designer has a page, below an inverted bar where the record says so (RT-18, DSGN-01, DSGN-03)', async ({ page }) => {
  const messages = listen(page)
  await page.goto('/de/designers/tomas-lindqvist')
  await expect(page.getByRole('heading', { level: 1, name: 'Tomas Lindqvist' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Er wohnt neben einer Bahnlinie')).toBeVisible()
  await expect(page.locator('header[data-inverted]')).toHaveCount(1)
  await page.goto('/designers')
  await page.getByRole('figure').getByRole('link', { name: 'Naomi Adeyemi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Naomi Adeyemi' })).toBeVisible()
  await expect(page.locator('header[data-inverted]')).toHaveCount(0)
  expect(messages).toEqual([])
})
