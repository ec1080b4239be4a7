// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { captureEvents } from '../../testing/events.ts'
import { ProductVoice } from './ProductVoice.tsx'
import { playVoice } from './voice.ts'

vi.mock('./voice.ts', () => ({ playVoice: vi.fn() }))
afterEach(cleanup)

it('is a line of figures in the language of the page without a script (FAM-19)', () => {
  const html = renderToString(<ProductVoice name="Loket" reduction={7.5} messages={{ locale: 'de' }} />)
  expect(html).toContain('Speech level reduction 7,5 dB: those outside hear a voice inside Loket that much softer.')
})

it('plays a voice outside, and softer by the figure of the product inside, once it is asked (FAM-19)', () => {
  render(<ProductVoice name="Loket" reduction={7} />)
  expect(playVoice).not.toHaveBeenCalled()
  const takeEvents = captureEvents(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Hear a voice outside' }))
  fireEvent.click(screen.getByRole('button', { name: 'Inside Loket' }))
  expect(vi.mocked(playVoice).mock.calls).toEqual([[0], [7]])
  expect(takeEvents()).toEqual([
    { type: 'sound-play', product: 'Loket', amount: 0 },
    { type: 'sound-play', product: 'Loket', amount: 1 },
  ])
})
