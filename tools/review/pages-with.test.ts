import { expect, it } from 'vitest'
import { pagesWith } from './pages-with.ts'

it('finds the pages of the demo content that contain a block', () => {
  expect(pagesWith('Blocks/Quote')).toEqual(expect.arrayContaining(['/', '/about', '/acoustic-solutions/wolk']))
  expect(pagesWith('Blocks/ImageGrid')).toContain('/catalog')
  expect(pagesWith('Elements/Link')).toEqual([])
})
