import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuidePage, type GuidePageProps } from './GuidePage.tsx'

const html = (props: Partial<GuidePageProps>) =>
  renderToStaticMarkup(<GuidePage title="Echo" parentHref="/noise-reduction" {...props} />)

it('shows each part only when it is filled, and always the way to all guides (GUIDE-01, GUIDE-03)', () => {
  expect(html({})).not.toMatch(/<p[ >]|<img|style="--b-field/)
  expect(html({})).toMatch(/<a [^>]*href="\/noise-reduction"/)
  const image = { src: '/echo.webp', alt: 'Bars', width: 16, height: 9 }
  const whole = html({ subtitle: 'Why', intro: 'Clap once.', image, children: <p>Body</p> })
  for (const part of ['>Why</p>', '>Clap once.</p>', 'alt="Bars"', '<p>Body</p>']) expect(whole).toContain(part)
})

it('takes the colour of the guide and of its text, where that is legible (GUIDE-04)', () => {
  expect(html({ color: '#0f5b57', textTone: 'light' })).toContain('--b-field:#0f5b57;--b-on-field:#ffffff')
  expect(html({ color: '#a9cde6', textTone: 'light' })).toContain('--b-on-field:#111111')
  // On a colour between both the wish decides; the colour follows as far as the text needs it.
  expect(html({ color: '#808080', textTone: 'dark' })).toContain('--b-field:#808080;--b-on-field:#111111')
  expect(html({ color: '#808080', textTone: 'light' })).toContain('--b-field:#737373;--b-on-field:#ffffff')
})
