import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example, type Fixture } from '../../contract/fixtures.ts'
import { calculator as contract } from './Calculator.contract.ts'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator, type CalculatorProps } from './Calculator.tsx'

const meta = {
  title: 'Blocks/Calculator/States',
  component: Calculator,
  parameters: { contract },
} satisfies Meta<typeof Calculator>
export default meta
type Story = StoryObj<typeof meta>

const withOptions = (fixture: Fixture<CalculatorProps>, options: Partial<CalculatorProps>) =>
  example({ ...fixture, en: { ...fixture.en, ...options } })
const english = {}

/** Cut out of the wall: a door, a window, and one that does not count (CALC-32, CALC-37). */
export const DoorsAndWindows: Story = withOptions(fixtures.complete, {
  queryText: 'wall=5x3.5&wall=4x2.6&opening=1_2.5x2.1_0.5x0&opening=1_1.2x1_3.5x1&opening=1_1x1_4.5x0&finish=finish-1',
})

/** More strips than are drawn (CALC-03). */
export const Wide: Story = { ...withOptions(fixtures.complete, { queryText: 'wall=300x8&wall=2x2&finish=finish-2' }) }
/** Strips in one piece need more rolls (CALC-38). */
export const Unjoined: Story = {
  ...withOptions(fixtures.complete, { queryText: 'wall=5.9x5.2&finish=finish-2' }),
}
export const Minimal: Story = example(fixtures.minimal)
/** Without a safety margin the tooltip names none (CALC-25). */
export const Feet: Story = {
  ...example(fixtures.feet),
  ...english,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rounded up to whole rolls.')).toBeInTheDocument()
  },
}
export const Overlong: Story = example(fixtures.overlong)
/** The drawing stays in view. */
export const Narrow: Story = {
  ...withOptions(fixtures.overlong, { queryText: 'wall=1000x10&wall=333.33x9.99&finish=finish-0' }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const stage = canvasElement.querySelector<HTMLElement>('[data-part="calculator-stage"]')!
    await expect(getComputedStyle(stage).position).toBe('sticky')
  },
}
