import { expect, it } from 'vitest'
import { fullAddress, pictureAt } from './picture.ts'

const focalPoint = { x: 0.25, y: 0.6 }

it('asks our endpoint for a size; it knows the focal point (IMG-06)', () => {
  const ours = { url: '/api/images/hall/0123abcd', focalPoint }
  expect(pictureAt(ours, { w: 800 })).toBe('/api/images/hall/0123abcd?w=800&fit=max')
  expect(pictureAt(ours, { w: 800, h: 400 })).toBe('/api/images/hall/0123abcd?w=800&h=400&fit=crop')
  expect(pictureAt(ours, { h: 100, q: 50 })).toBe('/api/images/hall/0123abcd?h=100&q=50')
})

it('asks the image service of the CMS for the same size, crop and for the format of the browser (IMG-08)', () => {
  const url = 'https://images.example/1/hall.jpg'
  expect(pictureAt({ url, focalPoint }, { w: 800 })).toBe(`${url}?w=800&fit=max&auto=format`)
  expect(pictureAt({ url, focalPoint }, { w: 800, h: 400 })).toBe(
    `${url}?w=800&h=400&fit=crop&crop=focalpoint&fp-x=0.25&fp-y=0.6&auto=format`,
  )
  expect(pictureAt({ url, focalPoint: null }, { w: 800, h: 400 })).toBe(`${url}?w=800&h=400&fit=crop&auto=format`)
})

it('is complete for search engines wherever the picture is (IMG-08)', () => {
  expect(fullAddress('/api/images/hall', 'https://www.example.com')).toBe('https://www.example.com/api/images/hall')
  expect(fullAddress('https://images.example/hall.jpg', 'https://www.example.com')).toBe('https://images.example/hall.jpg')
})
