import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DesignerPage } from './DesignerPage.tsx'

it('shows each part only where it is filled, and a dark head below an inverted bar (RT-18, DSGN-03)', () => {
  const bare = renderToStaticMarkup(<DesignerPage name="Wim Stillaert" />)
  expect(bare).toMatch(/<h1[^>]*>.*Wim.*Stillaert.*<\/h1>/)
  expect(bare).not.toMatch(/<img|designer-page-intro|--b-field/)
  expect(renderToStaticMarkup(<DesignerPage name="Wim Stillaert" inverted />)).toContain('--b-surface-inverse')
})
