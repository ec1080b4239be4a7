import { expect, it } from 'vitest'
import { reviewPage, summary, type Review } from './page.ts'

const review: Review = {
  before: 'main (0123abcd)',
  after: 'the working tree',
  words: '',
  stories: 2,
  pictures: 12,
  findings: [
    {
      component: 'Blocks/Quote',
      story: 'Blocks/Quote: Default',
      frame: 'loden 390',
      before: 'a.png',
      after: 'b.png',
      overlay: 'c.png',
      pixels: 80,
    },
    { component: 'Blocks/Quote', story: 'Blocks/Quote: <New>', frame: 'loden 390', after: 'd.png' },
    { component: 'Elements/Link', story: 'Elements/Link: Old', frame: 'loden 390', before: 'e.png' },
  ],
}

it('counts what differs, what is new and what is gone', () => {
  expect(summary(review)).toBe('1 picture differs, 1 new, 1 gone; compared 12 pictures of 2 stories.')
  expect(summary({ ...review, findings: [], words: 'hero', stories: 1 })).toBe(
    'No differences in 12 pictures of 1 story that match “hero”.',
  )
})

it('lists components, and shows each picture before, after and as an overlay', () => {
  const page = reviewPage(review)
  expect(page).toContain('<li><a href="#blocks-quote">Blocks/Quote</a>: 2</li><li><a href="#elements-link">')
  expect(page).toContain('80 pixels')
  expect([...page.matchAll(/<img src="(\w\.png)"/g)].map(([, src]) => src)).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'])
  expect(page).toContain('Blocks/Quote: &lt;New&gt;')
})
