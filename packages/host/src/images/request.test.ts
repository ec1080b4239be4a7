import { expect, it } from 'vitest'
import { parseImageRequest } from './request.ts'

it('is read with its quality', () => {
  const query = new URLSearchParams('h=100&q=50')
  expect(parseImageRequest(query, (w, h) => w === undefined && h === '100')).toEqual({ fit: 'max', w: undefined, h: 100, q: 50 })
})
