// @vitest-environment jsdom
import type { Config } from '@puckeditor/core'
import { Render } from '@puckeditor/core/rsc'
import { render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { isPlainRichText, richTextOptions, tidied } from '../../packages/blocks/src/puck/rich-text.ts'
import { sanitizeHtml } from '../../packages/content-api/src/ingest/html.ts'

const records = import.meta.glob('../../packages/demo-content/records/*/*.json', { eager: true, import: 'default' })

/** Every text of records that is HTML, in all languages, and that the editor takes. */
const richTextIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('<') && isPlainRichText(value) ? [value] : []
  return typeof value === 'object' && value ? Object.values(value).flatMap(richTextIn) : []
}

it('of the demo content comes out of the editor as it went in (GEN-30)', async () => {
  const texts = [...new Set(richTextIn(records))]
  expect(texts.length).toBeGreaterThan(300)
  const config: Config = {
    components: { text: { fields: { html: { type: 'richtext', options: richTextOptions! } }, render: ({ html }) => html } },
  }
  // Puck renders it with the extensions of its editor.
  const content = texts.map((html, i) => ({ type: 'text', props: { id: `${i}`, html } }))
  const { container, unmount } = render(createElement(Render, { config, data: { root: {}, content } }))
  const rendered = () => [...container.querySelectorAll('.rich-text')]
  await waitFor(() => expect(rendered()).toHaveLength(texts.length), { timeout: 50_000 })
  expect(rendered().map(({ innerHTML }) => tidied(innerHTML))).toEqual(texts)
  // React would go on when the document of the test is gone.
  unmount()
})

describe('rich text', () => {
  it.each([
    ['<p style="text-align: center">Felt</p>', '<p>Felt</p>'],
    [
      '<ul><li><p>One<br>two</p></li><li><p>Three</p><ol start="3"><li><p>Four</p></li></ol></li></ul>',
      '<ul><li>One<br />two</li><li>Three<ol start="3"><li>Four</li></ol></li></ul>',
    ],
    ['<ul><li><p>One</p><p>more</p></li></ul>', '<ul><li><p>One</p><p>more</p></li></ul>'],
    [
      '<blockquote><p><a href="/felt">Felt</a>&nbsp;and <strong>wool</strong></p></blockquote><hr>',
      '<blockquote><p><a href="/felt">Felt</a>\u00a0and <strong>wool</strong></p></blockquote><hr />',
    ],
    ['<p></p>', ''],
  ])('is given out as the allow-list takes it: %s (GEN-30)', (typed, html) => {
    const removed: string[] = []
    expect(tidied(typed)).toBe(html)
    expect(sanitizeHtml(html, (message) => removed.push(message))).toBe(html)
    expect(removed).toEqual([])
  })

  it.each(['<table><tr><td>1</td></tr></table>', '<p lang="fr">Feutre</p>', 'H<sub>2</sub>O', '<a href="/" title="Home">x</a>'])(
    'with more than the editor knows is edited as HTML: %s (GEN-30)',
    (html) => expect(isPlainRichText(html)).toBe(false),
  )
})
