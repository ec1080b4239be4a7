// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubMedia } from '../../testing/media.ts'
import { stubObservers } from '../../testing/observers.ts'
import { fixtures } from './ImageGallery.fixtures.ts'
import { ImageGallery, type ImageGalleryProps } from './ImageGallery.tsx'

// For a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const { images } = fixtures.complete.en
const shownAlt = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt')
const html = (props: ImageGalleryProps) => renderToString(<ImageGallery {...props} />)
function renderPage(props: ImageGalleryProps) {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = html(props)
  return page
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  stubMedia({ suits: false })
  stubObservers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it.each([1, 2, 3, 4, 5])(
  'has %s of 5 tiles in its grid, and no link to more (BLK-image_gallery-01, BLK-image_gallery-02)',
  (count) => {
    const page = renderPage({ images: images.slice(0, count) })
    expect(page.querySelectorAll('ul:first-of-type > li')).toHaveLength(count)
    expect(page.textContent).not.toContain('More images')
  },
)

it('has 5 tiles of 7, and without scripts a link to the others, each a link to itself in large (BLK-image_gallery-01, BLK-image_gallery-02)', () => {
  const page = renderPage({ images })
  const more = [...page.querySelectorAll('a')].find((link) => link.textContent === 'More images')!
  const [first, rest] = page.querySelectorAll('ul')
  expect([first!.children.length, rest!.children.length, more.hash]).toEqual([5, 2, `#${rest!.id}`])
  const links = [...page.querySelectorAll<HTMLAnchorElement>('li a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(images.map(({ image }) => image.large!.src))
  expect(page.textContent).toContain('The sixth')
})

it('names a link whose picture has no text', () => {
  const [first] = images
  expect(html({ images: [{ image: { ...first!.image, alt: '' } }] })).toContain('aria-label="Image 1 of 1"')
})

it('hydrates without its pictures: the tiles stay, and the lightbox reads them (BLK-image_gallery-02)', () => {
  const error = vi.spyOn(console, 'error')
  const page = renderPage({ images })
  const before = page.innerHTML
  render(<ImageGallery {...({} as ImageGalleryProps)} />, { container: page, hydrate: true })
  expect(page.innerHTML).toBe(before)
  fireEvent.click(screen.getByRole('link', { name: images[3]!.image.alt }))
  expect(shownAlt()).toBe(images[3]!.image.alt)
  expect(location.hash).toBe('#image-4')
  expect(error).not.toHaveBeenCalled()
})

it('leaves a click with a modifier to the browser, and its arrows too', () => {
  render(<ImageGallery images={images} />)
  const tile = screen.getByRole('link', { name: images[0]!.image.alt })
  tile.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(tile, { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(tile)
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  expect(location.hash).toBe('#image-1')
})

it('opens by the address, and closing takes it away without leaving the page', async () => {
  history.replaceState(null, '', '/felt?a=1#image-7')
  render(<ImageGallery images={images} />)
  await act(() => new Promise(requestAnimationFrame))
  expect(shownAlt()).toBe(images[6]!.image.alt)
  const back = vi.spyOn(history, 'back')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(location.pathname + location.search + location.hash).toBe('/felt?a=1')
  expect(back).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: images[6]!.image.alt })))
})

it('runs with the arrows of a page from right to left', () => {
  document.body.style.direction = 'rtl'
  render(<ImageGallery images={images} />)
  fireEvent.click(screen.getByRole('link', { name: images[0]!.image.alt }))
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(location.hash).toBe('#image-2')
  document.body.style.direction = ''
})
