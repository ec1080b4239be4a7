// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator } from './Calculator.tsx'

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
