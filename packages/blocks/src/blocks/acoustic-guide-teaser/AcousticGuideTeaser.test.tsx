import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AcousticGuideTeaser, type AcousticGuideTeaserProps } from './AcousticGuideTeaser.tsx'

const html = (props: AcousticGuideTeaserProps) => renderToStaticMarkup(<AcousticGuideTeaser {...props} />)
const echo = { id: 'a', title: 'Echo', href: '/noise-reduction/echo' }

it('links each guide to its page, and renders nothing without guides (BLK-acoustic_guide_teaser-01)', () => {
  const whole = html({ guides: [echo, { ...echo, id: 'b', title: 'Plants', href: '/noise-reduction/plants', lang: 'en' }] })
  expect([...whole.matchAll(/<h2[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/noise-reduction/echo',
    '/noise-reduction/plants',
  ])
  expect(whole).toMatch(/<li [^>]*lang="en"/)
  expect(html({ title: 'Guides', guides: [] })).toBe('')
})

it('names the guides one heading level below the title', () => {
  expect(html({ title: 'Guides', guides: [echo], headingLevel: 3 })).toMatch(/<h3[^]*<h4/)
  expect(html({ guides: [echo] })).not.toContain('<h3')
})

it('shows a guide in its colour, with the text colour of the guide where that is legible (GUIDE-04)', () => {
  expect(html({ guides: [{ ...echo, color: '#5e1524', textTone: 'light' }] })).toContain('--b-on-field:#ffffff')
  expect(html({ guides: [{ ...echo, color: '#a9cde6', textTone: 'light' }] })).toContain('--b-on-field:#111111')
  expect(html({ guides: [{ ...echo, textTone: 'light' }] })).not.toContain('style="--b-field')
})
