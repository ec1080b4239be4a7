import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example, type Fixture } from '../../contract/fixtures.ts'
import { captureEvents } from '../../testing/events.ts'
import { fixtures } from './Calculator.fixtures.ts'
import type { Calculator } from './Calculator.tsx'
import { type CalculatorProps } from './Calculator.tsx'
import * as states from './Calculator.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/Calculator', tags: ['!autodocs'] } satisfies Meta<typeof Calculator>
export default meta
type Story = StoryObj<typeof meta>

const withOptions = (fixture: Fixture<CalculatorProps>, options: Partial<CalculatorProps>) =>
  example({ ...fixture, en: { ...fixture.en, ...options } })
const english = { globals: { locale: 'en' } }
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

/**
 * Answers with each key, keeps the last valid size, and names the error (CALC-02, CALC-05, CALC-10, CALC-14, CALC-16). Emits its
 * result (GEN-20).
 */
export const Typing: Story = {
  ...example(fixtures.complete),
  ...english,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [width, height] = [
      page.getByRole('spinbutton', { name: 'Wall width' }),
      page.getByRole('spinbutton', { name: 'Wall height' }),
    ]
    const result = page.getByRole('status')
    const takeEvents = captureEvents(canvasElement)
    await expect(result).toHaveTextContent('3 rolls')
    await type(width, '29,4')
    await type(height, '2.5')
    await expect(result).toHaveTextContent('9 rolls')
    await waitFor(() => expect(takeEvents().at(-1)).toEqual({ type: 'calculator-change', walls: 1, rolls: 9, finish: undefined }))
    await expect(canvasElement.querySelectorAll('[data-part="calculator-panel"]')).toHaveLength(30)
    await type(height, '11')
    await expect(page.getByRole('alert')).toHaveTextContent('Wall height should be smaller than or equal to 10')
    await expect(height).toBeInvalid()
    await expect(width).toBeValid()
    await expect(height).toHaveAccessibleDescription(/smaller than/)
    await expect(page.getByRole('button', { name: /29.40 × 1.00 m/ })).toBePressed()
    await type(height, '')
    await expect(page.getByRole('alert')).toHaveTextContent('Wall width and wall height are required')
    await userEvent.type(height, '2')
    await expect(page.getByRole('alert')).toBeEmptyDOMElement()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(height).toHaveValue('2.05')
    await expect(page.getByRole('button', { name: /29.40 × 2.05 m/ })).toBePressed()
  },
}

/** By keyboard: add, select, remove; the focus always has a place (CALC-04, CALC-09, CALC-10, CALC-11, CALC-12). */
export const Walls: Story = {
  ...example(fixtures.complete),
  ...english,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const width = page.getByRole('spinbutton', { name: 'Wall width' })
    const wall = (n: number) => page.getByRole('button', { name: new RegExp(`^Wall ${n}`) })
    await expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await type(width, '2')
    page.getByRole('button', { name: 'Add a wall' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(width).toHaveFocus()
    await expect(width).toHaveValue('5')
    await expect(wall(2)).toBePressed()
    await expect(wall(1)).not.toBePressed()
    wall(1).focus()
    await userEvent.keyboard(' ')
    await expect(width).toHaveValue('2')
    page.getByRole('button', { name: 'Remove wall 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(wall(1)).toBePressed()
    await expect(width).toHaveValue('5')
    await expect(page.getByRole('list')).toHaveFocus()
    await expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

/** By keyboard: an opening is added, resized, marked as outside the wall, and removed (CALC-31, CALC-32, CALC-35). */
export const Openings: Story = {
  ...withOptions(fixtures.complete, { queryText: 'wall=5x3.5' }),
  ...english,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    page.getByRole('button', { name: 'Add a door or window' }).focus()
    await userEvent.keyboard('{Enter}')
    const opening = within(page.getByRole('group', { name: 'Opening 1' }))
    const width = opening.getByRole('spinbutton', { name: 'Width' })
    await expect(width).toHaveFocus()
    await expect(page.getByText(/^Saves no roll/)).toBeVisible()
    await type(width, '2,5')
    await expect(page.getByText('Saves 0.21 rolls before rounding.')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(width).toHaveValue('2.55')
    opening.getByRole('spinbutton', { name: 'Above the floor' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
    await expect(page.getByRole('img', { name: /Opening 1: 2.55 × 2.10 m$/ })).toBeVisible()
    await type(opening.getByRole('spinbutton', { name: 'From the left' }), '3')
    await expect(page.getByText(/^Opening 1 is not counted/)).toBeVisible()
    await expect(width).toBeInvalid()
    await expect(page.queryByText(/^Saves/)).toBeNull()
    await type(width, '2')
    await expect(page.getByRole('img', { name: /Opening 1: 2.00 × 2.10 m$/ })).toBeVisible()
    await waitFor(() => expect(window.location.search).toContain('opening=1_2x2.1_3x0'))
    page.getByRole('button', { name: 'Remove opening 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(page.getByRole('group', { name: 'Doors and windows of this wall' })).toHaveFocus()
    await expect(page.queryByRole('group', { name: 'Opening 1' })).toBeNull()
  },
}

/** Feet and back; Enter in a field changes nothing (CALC-01, CALC-08). */
export const Units: Story = {
  ...example(fixtures.complete),
  ...english,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [width, height] = page.getAllByRole('spinbutton')
    await userEvent.click(page.getByRole('button', { name: 'Feet' }))
    await expect([width, height].map((field) => (field as HTMLInputElement).value)).toEqual(['16.4', '11.48'])
    await expect(page.getByRole('button', { name: 'Feet' })).toBePressed()
    await userEvent.type(width!, '{Enter}')
    await expect(page.getByRole('button', { name: 'Feet' })).toBePressed()
    await userEvent.click(page.getByRole('button', { name: 'Meters' }))
    await expect([width, height].map((field) => (field as HTMLInputElement).value)).toEqual(['5', '3.5'])
  },
}

/** With a finish a link to a quote appears, with what it is for; the address can be shared (CALC-06, CALC-07, CALC-28). */
export const Quote: Story = {
  ...withOptions(fixtures.complete, { quoteHref: '/quote' }),
  ...english,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('link')).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: 'Cobalt' }))
    await expect(page.getByText('3 rolls in Cobalt')).toBeVisible()
    const link = page.getByRole('link', { name: 'Request quote' })
    await expect(link).toHaveAttribute('href', '/quote?typology=Acoustic+panels&product=Cobalt&amount=3')
    await waitFor(() => expect(window.location.search).toContain('unit=m&wall=5x3.5&active=1&finish=finish-3'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(page.getByText('3 rolls in Oxblood')).toBeVisible()
  },
}
