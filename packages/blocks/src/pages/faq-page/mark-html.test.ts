import { expect, it } from 'vitest'
import { markHtml, unmarked } from './mark-html.ts'

const marked = (html: string, keyword: string) => markHtml(html, keyword).html

it('marks the displayed text, whatever its case and accents (FAQ-04)', () => {
  expect(marked('<p>Felt, felt</p>', 'FELT')).toBe('<p><mark>Felt</mark>, <mark>felt</mark></p>')
  expect(marked('<p>Réverbération</p>', 'reverb')).toBe('<p><mark>Réverb</mark>ération</p>')
  expect(marked('<p>Re\u0301verb e\u0301</p>', 're')).toBe('<p><mark>Re\u0301</mark>verb e\u0301</p>')
  expect(marked('l\u2019eau', "l'eau")).toBe('<mark>l\u2019eau</mark>')
  expect(marked('d&#39;un', 'd\u2019un')).toBe('<mark>d&#39;un</mark>')
  expect(marked('2\u202f000 Hz', '2 000 hz')).toBe('<mark>2\u202f000 Hz</mark>')
})

it('never matches tags, attributes and entities (FAQ-05)', () => {
  const html = '<p>Ask <a href="/strong" title="felt">us</a> &amp; <strong>wait</strong></p>'
  for (const keyword of ['strong', 'href', 'title', 'felt', 'amp', '<p>']) {
    expect(markHtml(html, keyword), keyword).toEqual({ html, found: false })
  }
  expect(markHtml(html, ' ')).toEqual({ html, found: true })
  expect(marked(html, '& wait')).toBe(
    '<p>Ask <a href="/strong" title="felt">us</a> <mark>&amp; </mark><strong><mark>wait</mark></strong></p>',
  )
  expect(marked('a &#60; b &#x3e; c', '< b >')).toBe('a <mark>&#60; b &#x3e;</mark> c')
  expect(markHtml('&unknown; &#39;', 'x')).toEqual({ html: '&unknown; &#39;', found: false })
})

it('matches across the tags within a line, not across paragraphs', () => {
  expect(marked('<p>takes <b>95</b>%</p>', '95%')).toBe('<p>takes <b><mark>95</mark></b><mark>%</mark></p>')
  expect(markHtml('<p>one</p><p>two</p>', 'onetwo').found).toBe(false)
  expect(markHtml('<p>one</p><p>two</p>', 'one two').found).toBe(false)
})

it('can be taken back', () => {
  const html = '<p>takes <b>95</b>% of <em>it</em></p>'
  expect(unmarked(marked(html, '95% of i'))).toBe(html)
})
