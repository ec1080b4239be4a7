import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PreviewBar } from './PreviewBar.tsx'

it('counts all notes, lists the first twenty, and shows that there are more (PAGE-31)', () => {
  const problems = Array.from({ length: 25 }, (_, i) => ({ name: `problem ${i + 1}` }))
  const html = renderToStaticMarkup(<PreviewBar notes={{ own: undefined, drafts: [], fallbacks: [], problems }} locale="en" />)
  expect(html).toContain('<summary>Problems: 25</summary>')
  expect(html.match(/problem \d+/g)).toHaveLength(20)
  expect(html).toContain('<li>…</li></ul>')
})
