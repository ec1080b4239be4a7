import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TopicTeaser, type TopicTeaserProps } from './TopicTeaser.tsx'

const html = (props: Partial<TopicTeaserProps>) => renderToStaticMarkup(<TopicTeaser title="Quiet, in stock." {...props} />)

it('renders nothing without a title, whatever else is given (BLK-topic_teaser-01, OR-83)', () => {
  expect(html({ title: '', tagline: 'Ready2Go', action: { label: 'Go', href: '/go' } })).toBe('')
})

it('shows the call to action only with both a text and a link (BLK-topic_teaser-04)', () => {
  expect(html({ action: { label: 'Go', href: '/go' } })).toContain('href="/go"')
  expect(html({ action: { label: 'Go', href: '' } })).not.toMatch(/Go|<a/)
  expect(html({ action: { label: '', href: '/go' } })).not.toContain('<a')
})

it('shows tagline, description and picture only when they are given (BLK-topic_teaser-02, -03, -06)', () => {
  expect(html({})).not.toMatch(/<p|<img/)
  const image = { src: '/a.webp', srcset: '/a.webp 800w', alt: 'Boxes', width: 800, height: 687 }
  const whole = html({ tagline: 'Ready2Go', descriptionHtml: '<p>Fourteen <b>pieces</b></p>', image })
  for (const part of ['Ready2Go', '<p>Fourteen <b>pieces</b></p>', 'srcSet="/a.webp 800w"', 'alt="Boxes"']) {
    expect(whole).toContain(part)
  }
})
