// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import de from '../../i18n/messages/de.ts'
import { fixtures } from './DownloadList.fixtures.ts'
import { DownloadList, type DownloadListProps } from './DownloadList.tsx'

function render(props: DownloadListProps) {
  document.body.innerHTML = renderToStaticMarkup(<DownloadList {...props} />)
  return document.body
}
const readText = (element: Element | null) => element?.textContent
const listLinks = (row: Element) =>
  Array.from(row.querySelectorAll('a'), (link) => `${link.textContent} ${link.getAttribute('href')}`)

it('has a table with title and intro for each category (DL-01, BLK-download_list-01)', () => {
  const page = render(fixtures.complete.en)
  expect(Array.from(page.querySelectorAll('h3'), readText)).toEqual(['Catalogues', 'Price lists'])
  expect(Array.from(page.querySelectorAll('table'), (table) => table.ariaLabel ?? table.getAttribute('aria-label'))).toEqual([
    'Catalogues',
    'Price lists',
  ])
  expect(readText(page)).toContain('What silence costs, excluding VAT.')
})

it('leads to its categories, and searches for the files of a product (DL-40, DL-41)', () => {
  const search = { href: '/downloads', name: 'product', keyword: 'Rib', found: 0 }
  const page = render({ ...fixtures.complete.en, fileSearch: search })
  expect(Array.from(page.querySelectorAll('nav a'), (link) => link.getAttribute('href'))).toEqual(['#catalogues', '#price_lists'])
  const form = page.querySelector('search form')!
  expect([form.getAttribute('action'), form.querySelector('input')!.name]).toEqual(['/downloads', 'product'])
  expect(form.querySelector('input')!.value).toBe('Rib')
  expect(readText(page.querySelector('output'))).toBe('No product with files found for “Rib”.')
  expect(render({ ...fixtures.complete.en, fileSearch: { ...search, found: 1 } }).querySelector('output')).toBeNull()
})

it('is found by the English anchor in every language, and by that of the language (DL-02)', () => {
  const page = render({ ...fixtures.complete.en, ...fixtures.complete.de })
  expect(readText(page.querySelector('#price_lists h3'))).toBe('Preislisten')
  expect(page.querySelector('#price_lists #preislisten')).not.toBeNull()
  expect(render(fixtures.complete.en).querySelectorAll('[data-part=download-list-anchor]')).toHaveLength(0)
})

it('shows title, id, extension, size, date, preview and lock of each file (DL-08, DL-09, DL-10)', () => {
  const rows = [...render(fixtures.complete.en).querySelectorAll('tbody tr')]
  expect(rows.map((row) => Array.from(row.children, readText).slice(0, 4).join('|'))).toEqual([
    'The whole catalogueRef. 1001|pdf|42.9 Kb|',
    'Catalogue of coloursRef. 1002|pdf|55.8 Kb|2026-06-02',
    'Price list 2026Ref. 1003|xlsx|512 b|2026-01-05',
    'Project pricesRef. 1004|pdf|1.5 Mb|2026-02-10',
  ])
  expect(rows.map((row) => row.getAttribute('data-lock'))).toEqual(['locked', 'none', 'none', 'full_locked'])
  expect(listLinks(rows[0]!)).toEqual(['Preview The whole catalogue #catalogue', 'On request The whole catalogue #request'])
  expect(listLinks(rows[3]!)).toEqual(['Unlock Project prices #1004', 'Download Project prices null'])
  expect(rows[3]!.querySelector<HTMLElement>('[data-unlocked]')!.hidden).toBe(true)
  expect(listLinks(rows[1]!)).toEqual(['Download Catalogue of colours #colours.pdf'])
})

it('never leads to a locked file itself; without a form it says that it is on request (DL-04)', () => {
  const [table] = fixtures.minimal.en.tables
  const files = [{ ...table!.files[1]!, href: '/files/locked.dxf' }]
  const page = render({ tables: [{ ...table!, files }] })
  expect(page.innerHTML).not.toContain('locked.dxf')
  expect(readText(page.querySelector('[data-part=download-list-locked]'))).toBe('On request')
})

it('writes the numbers of the language', () => {
  expect(readText(render({ ...fixtures.complete.en, messages: de.downloadList }))).toContain('1,5 Mb')
})
