// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtures } from './PressKitOverview.fixtures.ts'
import { PressKitOverview, type PressKitOverviewProps } from './PressKitOverview.tsx'

function render(props: PressKitOverviewProps) {
  document.body.innerHTML = renderToStaticMarkup(<PressKitOverview {...props} />)
  return document.body
}
const listHrefs = (page: Element) => Array.from(page.querySelectorAll('a:not([hidden])'), (link) => link.getAttribute('href'))

it('shows the kits as a table, all of them fully locked, none with an address (BLK-press_kit_overview-01, DL-07)', () => {
  const page = render(fixtures.complete.en)
  const rows = [...page.querySelectorAll('tbody tr')]
  expect(rows.map((row) => [row.querySelector('th')?.textContent, row.getAttribute('data-lock')])).toEqual([
    ['Murmel press kit', 'full_locked'],
    ['Loket press kit', 'full_locked'],
    ['Press archive', 'full_locked'],
  ])
  expect(rows[0]?.textContent).toContain('323 Kb')
})

it('leads to the page that asks for each kit, which its dialog shows (BLK-press_kit_overview-01, DL-04, DL-06)', () => {
  const page = render(fixtures.complete.en)
  expect(listHrefs(page)).toEqual(['#murmel', '#loket', '#press'])
  expect(Array.from(page.querySelectorAll<HTMLElement>('[data-locked]'), ({ dataset }) => dataset.locked)).toEqual([
    'murmel',
    'loket',
  ])
  expect(page.querySelectorAll('dialog')).toHaveLength(1)
})

it('leads to where the action leads where there is no such page, without a dialog', () => {
  const page = render(fixtures.minimal.en)
  expect([listHrefs(page), page.querySelector('dialog')]).toEqual([['#press'], null])
})
