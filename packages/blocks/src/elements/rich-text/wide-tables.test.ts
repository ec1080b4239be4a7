import { expect, it } from 'vitest'
import { frameWideTables } from './wide-tables.ts'

const row = (cells: number) => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`
const frame = (html: string) => frameWideTables(html, 'frame', 'Table')

it('leaves a table of names and values as it is', () => {
  const html = `<p>a</p><table>${row(2)}</table>`
  expect(frame(html)).toBe(html)
})

it('puts a wider table into a frame that can be focused and has a name', () => {
  expect(frame(`<table>${row(3)}</table><p>b</p>`)).toBe(
    `<div class="frame" data-part="rich-text-table" role="group" aria-label="Table" tabindex="0"><table>${row(3)}</table></div><p>b</p>`,
  )
})

it('names the frame by the caption, without its tags and quotation marks', () => {
  expect(frame(`<table><caption>The "best" <b>felt</b></caption>${row(3)}</table>`)).toContain(
    'aria-label="The &quot;best&quot; felt"',
  )
})

it('frames each of several tables, and of nested ones the inner', () => {
  expect(frame(`<table>${row(3)}</table><table>${row(4)}</table>`).match(/<div/g)).toHaveLength(2)
  const nested = frame(`<table><tr><td><table>${row(3)}</table></td></tr></table>`)
  expect(nested).toContain(
    `<td><div class="frame" data-part="rich-text-table" role="group" aria-label="Table" tabindex="0"><table>${row(3)}</table></div></td>`,
  )
})
