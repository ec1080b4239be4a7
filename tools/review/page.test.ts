// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { embedPictures, reviewPage, summary, type Links, type Review } from './page.ts'

const review: Review = {
  before: 'main (0123abcd)',
  after: 'the working tree',
  words: '',
  stories: 2,
  pictures: 12,
  findings: [
    {
      id: 'blocks-quote--default',
      component: 'Blocks/Quote',
      story: 'Blocks/Quote: Default',
      frame: 'loden 390',
      before: 'a.png',
      after: 'b.png',
      overlay: 'c.png',
      pixels: 80,
    },
    { id: 'blocks-quote--new', component: 'Blocks/Quote', story: 'Blocks/Quote: <New>', frame: 'loden 390', after: 'd.png' },
    { id: 'elements-link--old', component: 'Elements/Link', story: 'Elements/Link: Old', frame: 'loden 390', before: 'e.png' },
  ],
}

const links: Links = {
  storybook: 'http://localhost:6006',
  site: 'http://localhost:3000',
  pages: (component) => (component === 'Blocks/Quote' ? ['/about'] : []),
}

it('counts what differs, what is new and what is gone', () => {
  expect(summary(review)).toBe('1 picture differs, 1 new, 1 gone; compared 12 pictures of 2 stories.')
  expect(summary({ ...review, findings: [], words: 'hero', stories: 1 })).toBe(
    'No differences in 12 pictures of 1 story that match “hero”.',
  )
})

it('lists components, and shows each picture before, after and as an overlay', () => {
  const page = reviewPage(review, links)
  expect(page).toContain('<li><a href="#blocks-quote">Blocks/Quote</a>: 2</li><li><a href="#elements-link">')
  expect(page).toContain('80 pixels')
  expect([...page.matchAll(/<img src="(\w\.png)"/g)].map(([, src]) => src)).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'])
  expect(page).toContain('Blocks/Quote: &lt;New&gt;')
})

it('links to the story, unless it was removed, and to the pages of the site', () => {
  const page = reviewPage(review, links)
  expect([...page.matchAll(/<a href="(http[^"]*)"/g)].map(([, href]) => href)).toEqual([
    'http://localhost:3000/about',
    'http://localhost:6006/?path=/story/blocks-quote--default',
    'http://localhost:6006/?path=/story/blocks-quote--new',
  ])
})

it('moves the focus to the next and the previous picture by keys, not while a modifier is held', () => {
  document.documentElement.innerHTML = reviewPage(review, links)
  // A script runs if it is added, not as a part of HTML.
  const script = document.createElement('script')
  script.textContent = document.querySelector('script')!.textContent
  document.body.append(script)
  const press = (key: string, ctrlKey = false) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey }))
    return [...document.querySelectorAll('section')].indexOf(document.activeElement as HTMLElement)
  }
  expect([press('k'), press('j'), press('j'), press('j', true), press('j'), press('j'), press('k')]).toEqual([
    -1, 0, 1, 1, 2, 2, 1,
  ])
})

it('puts all pictures into one file to send', () => {
  const page = embedPictures(reviewPage(review, links), (src) => Buffer.from(src).toString('base64'))
  expect(page).not.toMatch(/"\w\.png"/)
  expect(page.match(/src="data:image\/png;base64,/g)).toHaveLength(5)
  expect(page).toContain(`base64,${Buffer.from('a.png').toString('base64')}" alt=""`)
})
