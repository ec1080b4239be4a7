// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { fixtures } from './RoomCalculator.fixtures.ts'
import { RoomCalculator } from './RoomCalculator.tsx'

afterEach(cleanup)
const { en } = fixtures.complete

it('works out what the query asks, without a script (BLK-room_calculator-01, GUIDE-06)', () => {
  const html = renderToStaticMarkup(
    <RoomCalculator {...en} id="try-a-room" query={{ length: '8', cover: '0', floor: 'carpet' }} />,
  )
  expect(html).toContain('action="#try-a-room"')
  expect(html).toMatch(/name="length"[^>]*value="8"/)
  expect(html).toMatch(/<option value="carpet" selected="">/)
  // Without anything on the ceiling there is one room, and nothing to lead to.
  expect(html).not.toContain('More about')
})

it('follows each change, and says the result politely (BLK-room_calculator-02, GUIDE-06)', () => {
  render(<RoomCalculator {...en} messages={{ locale: 'de' }} />)
  const before = screen.getByRole('status').textContent
  act(() => void fireEvent.input(screen.getByRole('slider'), { target: { value: '100' } }))
  const after = screen.getByRole('status').textContent
  const secondsIn = (text: string | null) => Number(/\d+,\d/.exec(text!)![0].replace(',', '.'))
  expect(secondsIn(after)).toBeLessThan(secondsIn(before) / 2)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/panel')
})

it('has the seconds of each octave in a table (BLK-room_calculator-02)', () => {
  render(<RoomCalculator {...en} />)
  const [head, ...rows] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(6)
  expect(head!.textContent).toContain('6.0\u00a0m² of Panel')
})

it('leaves out products that were not measured (BLK-room_calculator-01)', () => {
  const html = renderToStaticMarkup(<RoomCalculator absorbers={[{ id: 'x', name: 'Unmeasured', href: '/x' }]} />)
  expect(html).not.toContain('Unmeasured')
  expect(html).not.toContain('type="range"')
})
