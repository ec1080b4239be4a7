import { describe, expect, it } from 'vitest'
import { cropAround } from './crop.ts'

describe('a crop', () => {
  const hall = { width: 2000, height: 1000 }
  it('is the largest part of the wanted shape, around the middle (IMG-06)', () => {
    expect(cropAround(hall, 500, 500)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 })
  })
  it('keeps the focal point and stays inside (IMG-06)', () => {
    expect(cropAround({ ...hall, focalPoint: { x: 0.6, y: 0 } }, 500, 500)).toMatchObject({ left: 700, top: 0 })
    expect(cropAround({ ...hall, focalPoint: { x: 1, y: 1 } }, 500, 500)).toMatchObject({ left: 1000, top: 0 })
    expect(cropAround({ ...hall, focalPoint: { x: 0.9, y: 0.6 } }, 1000, 250)).toMatchObject({ left: 0, top: 350 })
  })
})
