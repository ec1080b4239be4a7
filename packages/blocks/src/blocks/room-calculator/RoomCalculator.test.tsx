// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
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

it('lets a clap be heard in the bare and in the covered room, one at a time (BLK-room_calculator-03)', () => {
  const sounds: { seconds: number[]; started: boolean; closed: boolean }[] = []
  class Context {
    sampleRate = 1000
    sound = { seconds: [] as number[], started: false, closed: false }
    constructor() {
      sounds.push(this.sound)
    }
    close = async () => void (this.sound.closed = true)
  }
  class Source {
    context
    buffer
    constructor(context: Context, { buffer }: { buffer: Buffer }) {
      this.context = context
      this.buffer = buffer
      context.sound.seconds.push(buffer.length / context.sampleRate)
    }
    connect = (band: object) => band
    start = () => void (this.context.sound.started = true)
  }
  class Buffer {
    length
    constructor({ length }: { length: number }) {
      this.length = length
    }
    copyToChannel = () => {}
  }
  class Band {
    connect = () => {}
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('BiquadFilterNode', Band)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal('AudioBuffer', Buffer)
  render(<RoomCalculator {...en} />)
  const shown = Array.from(document.querySelectorAll('[data-part="decay-chart-value"]'), ({ textContent }) =>
    parseFloat(textContent),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Hear a clap in the bare room' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hear it with Panel' }))
  expect(sounds.map(({ started, closed }) => [started, closed])).toEqual([
    [true, true],
    [true, false],
  ])
  // A sound for each octave band; the one figure is the mean of 500 and 1000 Hz.
  expect(sounds.map(({ seconds }) => seconds.length)).toEqual([6, 6])
  const playedSeconds = sounds.map(({ seconds }) => Math.round(((seconds[2]! + seconds[3]!) / 2) * 10) / 10)
  expect(playedSeconds).toEqual([shown[1], shown[0]])
  vi.unstubAllGlobals()
})

it('leaves out products that were not measured (BLK-room_calculator-01)', () => {
  const html = renderToStaticMarkup(<RoomCalculator absorbers={[{ id: 'x', name: 'Unmeasured', href: '/x' }]} />)
  expect(html).not.toContain('Unmeasured')
  expect(html).not.toContain('type="range"')
})
