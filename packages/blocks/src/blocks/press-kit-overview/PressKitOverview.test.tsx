// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fixtures } from './PressKitOverview.fixtures.ts'
import { PressKitOverview } from './PressKitOverview.tsx'

afterEach(cleanup)
const { kits } = fixtures.complete.en

it('shows the kits as a table, all of them fully locked, none with an address (BLK-press_kit_overview-01, DL-07)', () => {
  const { container } = render(<PressKitOverview {...fixtures.complete.en} />)
  const rows = [...container.querySelectorAll('tbody tr')]
  expect(rows.map((row) => [row.querySelector('th')?.textContent, row.getAttribute('data-lock')])).toEqual([
    ['Murmel press kit', 'full_locked'],
    ['Loket press kit', 'full_locked'],
  ])
  expect(rows[0]?.textContent).toContain('323 Kb')
  expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual(['#press', '#press'])
})

it('has a dialog for each kit, with what is given to hold it (DL-06)', () => {
  render(<PressKitOverview {...fixtures.complete.en} renderRequest={({ id, name }) => <p>{`${id}: ${name}`}</p>} />)
  for (const { id, name } of kits) {
    fireEvent.click(screen.getByRole('link', { name: `Ask for it ${name}` }))
    expect(within(screen.getByRole('dialog', { name })).getByText(`${id}: ${name}`)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  }
})

it('leaves a click for a new tab to the browser', () => {
  render(<PressKitOverview {...fixtures.complete.en} />)
  fireEvent.click(screen.getByRole('link', { name: 'Ask for it Murmel press kit' }), { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})
