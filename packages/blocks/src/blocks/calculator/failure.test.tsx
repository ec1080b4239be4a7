// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator } from './Calculator.tsx'

vi.mock('../../roll-calculator/address.ts', async (original) => ({
  ...(await original<object>()),
  act: () => {
    throw new Error('No such wall')
  },
}))
afterEach(cleanup)

it('a wall that cannot be removed stays, and the failure is only logged (CALC-30)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Calculator {...fixtures.complete.en} search="wall=2x2&wall=3x3" />)
  const remove = screen.getByRole('button', { name: 'Remove wall 1' })
  act(() => void fireEvent.click(remove))
  expect(screen.getAllByRole('button', { name: /^Remove wall/ })).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(log).toHaveBeenCalledExactlyOnceWith(new Error('No such wall'))
})
