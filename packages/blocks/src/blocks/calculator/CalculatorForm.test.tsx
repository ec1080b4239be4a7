// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator } from './Calculator.tsx'

// For a busy machine.
configure({ asyncUtilTimeout: 30_000 })

afterEach(cleanup)

it('a wall that cannot be removed stays, and the failure is only logged (CALC-30)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Calculator {...fixtures.complete.en} queryText="wall=2x2&wall=3x3" />)
  // A button of a wall that is no longer there, as in a page that an extension or a translator has changed.
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove wall 1' })
  remove.value = 'remove-7'
  fireEvent.click(remove)
  expect(screen.getAllByRole('button', { name: /^Remove wall/ })).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(log).toHaveBeenCalledExactlyOnceWith(new Error('Wall 7 cannot be removed.'))
})

it('a button that is pressed as soon as it is seen does its work, and the focus follows (CALC-31)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  // The effects of this render come later than what it shows.
  const isShown = new Promise((resolve) => new MutationObserver(resolve).observe(place, { childList: true }))
  root.render(<Calculator {...fixtures.complete.en} />)
  await isShown
  screen.getByRole('button', { name: 'Add a door or window' }).click()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Opening 1' }).querySelector('input')),
  )
  root.unmount()
  vi.unstubAllGlobals()
})
