// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { playClap } from '../../blocks/room-calculator/clap.ts'
import { captureEvents } from '../../testing/events.ts'
import { ProductSound, type ProductSoundProps } from './ProductSound.tsx'

vi.mock('../../blocks/room-calculator/clap.ts', () => ({ playClap: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.mocked(playClap).mockClear()
})

const lamp: ProductSoundProps = { name: 'Murmel', absorption: { values: [0.4, 0.9, 1.5, 1.8, 1.8, 1.7], measure: 'area' } }
const words = () => document.querySelector('[data-part="product-sound-words"]')!.textContent

it('is a line of figures in the language of the page without a script (FAM-17)', () => {
  const html = renderToString(<ProductSound {...lamp} messages={{ locale: 'de' }} />)
  expect(html).toContain('In a hard room of 5 × 4 × 2,8 m a clap fades in 2,9 s, with 6 × Murmel in 0,7 s.')
  const panel: ProductSoundProps = { name: 'Rib', absorption: { values: lamp.absorption.values, measure: 'coefficient' } }
  expect(renderToString(<ProductSound {...panel} />)).toContain('with 6 m² of Rib')
})

it('follows its slider, and plays each room by octave band once it is asked (FAM-17)', () => {
  render(<ProductSound {...lamp} />)
  expect(playClap).not.toHaveBeenCalled()
  const takeEvents = captureEvents(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Hear the room' }))
  fireEvent.click(screen.getByRole('button', { name: 'With 6 × Murmel' }))
  const [bare, covered] = vi.mocked(playClap).mock.calls.map(([times]) => times)
  expect(bare).toHaveLength(6)
  expect(takeEvents()).toEqual([
    { type: 'sound-play', product: 'Murmel', amount: 0 },
    { type: 'sound-play', product: 'Murmel', amount: 6 },
  ])
  for (const [i, seconds] of covered!.entries()) expect(seconds).toBeLessThan(bare![i]!)
  const before = words()
  fireEvent.change(screen.getByRole('slider', { name: 'How many' }), { target: { value: '12' } })
  expect(words()).toMatch(/with 12 × Murmel/)
  expect(words()).not.toBe(before)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('12 × Murmel')
})
