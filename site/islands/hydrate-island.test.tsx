// @vitest-environment jsdom
import { useEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { markFields, translate } from '../../tests/browsers/alterations.ts'
import { hydrateIsland } from './hydrate-island.tsx'

interface RollsProps {
  finishes?: readonly string[]
}

/** As blocks are: a field that React controls, one that it does not, and a part whose props stay on the server. */
function Rolls({ finishes }: RollsProps) {
  const form = useRef<HTMLFormElement>(null)
  const [width, setWidth] = useState('5')
  // Typed before the code came.
  useEffect(() => setWidth(form.current!.querySelector('input')!.value), [])
  return (
    <form ref={form}>
      <label>
        Width <input name="width" value={width} onChange={({ target }) => setWidth(target.value)} />
      </label>
      <textarea name="note" />
      {finishes ? (
        <div>
          {finishes.map((name) => (
            <input key={name} type="radio" name="finish" value={name} aria-label={name} />
          ))}
        </div>
      ) : (
        <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      )}
      <output>{`${width} m`}</output>
    </form>
  )
}

const reported = vi.fn()
vi.stubGlobal('reportError', reported)
afterEach(() => {
  document.body.replaceChildren()
  reported.mockClear()
})

function open() {
  document.body.innerHTML = `<div data-prefix="a"></div><script type="application/json">{}</script>`
  const island = document.body.firstElementChild as HTMLElement
  island.innerHTML = renderToString(<Rolls finishes={['moss', 'clay']} />)
  const served = island.innerHTML
  const field = <Field extends Element = HTMLInputElement>(selector: string) => island.querySelector<Field>(selector)!
  const type = (text: string) => {
    const width = field('[name=width]')
    width.value = text
    field<HTMLTextAreaElement>('textarea').value = 'For the hall'
    field('[value=clay]').checked = true
    width.focus()
    width.setSelectionRange(1, 2)
  }
  const state = () => ({
    width: field('[name=width]').value,
    note: field<HTMLTextAreaElement>('textarea').value,
    clay: field('[value=clay]')?.checked,
    output: field('output').textContent,
    focus: document.activeElement === field('[name=width]'),
    selection: [field('[name=width]').selectionStart, field('[name=width]').selectionEnd],
  })
  return { island, served, type, state }
}

const all = { width: '20', note: 'For the hall', clay: true, output: '20 m', focus: true, selection: [1, 2] }

it.each([
  ['nothing has changed', () => {}],
  ['a translator has put its elements around texts', translate],
  ['a password manager has put elements behind fields', markFields],
] as const)('keeps what was typed, and all of its HTML, where %s (GEN-28)', async (_, change) => {
  const { island, served, type, state } = open()
  change(island)
  type('20')
  await hydrateIsland(island, Rolls, served, () => {})
  await expect.poll(state).toEqual(all)
  expect(reported).not.toHaveBeenCalled()
})

it('keeps the focus that a field gets while the island begins again (GEN-28)', async () => {
  const { island, served, type, state } = open()
  const hydrated = hydrateIsland(island, Rolls, served, () => {})
  // It has looked for a press, and React has not begun yet.
  await Promise.resolve()
  markFields(island)
  type('20')
  await hydrated
  await expect.poll(state).toEqual(all)
})

it('waits for the end of a press, whose click a replaced element would not get (GEN-28)', async () => {
  const { island, served } = open()
  const field = island.querySelector('input')
  markFields(island)
  let isPressed = true
  vi.spyOn(island, 'matches').mockImplementation((selector) => selector === ':active' && isPressed)
  const hydrated = hydrateIsland(island, Rolls, served, () => {})
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(field!.isConnected).toBe(true)
  isPressed = false
  await hydrated
  expect(field!.isConnected).toBe(false)
})

it('replaces nothing in a press that hurries React, where the page was changed before (GEN-28)', async () => {
  const { island, served, state } = open()
  markFields(island)
  const hydrated = hydrateIsland(island, Rolls, served, () => {})
  await Promise.resolve()
  const clay = island.querySelector<HTMLElement>('[value=clay]')!
  clay.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  clay.click()
  await hydrated
  expect([clay.isConnected, state().clay]).toEqual([true, true])
})

it('focuses the field whose press makes the island begin again, where the browser then takes the focus away (GEN-28)', async () => {
  const { island, served } = open()
  const width = () => island.querySelector<HTMLElement>('[name=width]')!
  const hydrated = hydrateIsland(island, Rolls, served, () => {})
  await Promise.resolve()
  markFields(island)
  width().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  queueMicrotask(() => width().blur())
  await hydrated
  await expect.poll(() => document.activeElement).toBe(width())
})

it('leaves the focus where a visitor has put it meanwhile (GEN-28)', async () => {
  const { island, served, type } = open()
  const other = document.body.appendChild(document.createElement('button'))
  const hydrated = hydrateIsland(island, Rolls, served, () => {})
  await Promise.resolve()
  markFields(island)
  type('20')
  other.focus()
  await hydrated
  expect(document.activeElement).toBe(other)
})

it('keeps what was typed, and reports it, where the page was changed before the loader ran (GEN-28)', async () => {
  const { island, type, state } = open()
  markFields(island)
  type('20')
  await hydrateIsland(island, Rolls, island.innerHTML, () => {})
  await expect.poll(state).toEqual({ ...all, clay: undefined })
  expect(reported).toHaveBeenCalledOnce()
})
