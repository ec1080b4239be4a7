import { expect, it } from 'vitest'
import { errorPage } from './bare-page.ts'

it('is in the language of the visitor when even the error page cannot be rendered (ERR-11)', () => {
  expect(errorPage('en', 500)).toContain('An error occurred while showing the error page')
  expect(errorPage('en', 500)).toContain('<a href="/">')
  expect(errorPage('de', 500)).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
  expect(errorPage('de', 500)).toContain('<a href="/de">')
})

it('refuses a client with a few hundred bytes in its language (RELIABILITY 33)', () => {
  const html = errorPage('de', 429)
  expect([html.length < 500, html.includes('lang="de"'), html.includes('Zu viele Anfragen')]).toEqual([true, true, true])
})
