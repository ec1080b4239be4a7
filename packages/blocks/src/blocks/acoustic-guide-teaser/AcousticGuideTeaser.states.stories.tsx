import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { acousticGuideTeaser as contract } from './AcousticGuideTeaser.contract.ts'
import { fixtures } from './AcousticGuideTeaser.fixtures.ts'
import { AcousticGuideTeaser } from './AcousticGuideTeaser.tsx'

const meta = {
  title: 'Blocks/Acoustic guide teaser/States',
  component: AcousticGuideTeaser,
  parameters: { contract },
} satisfies Meta<typeof AcousticGuideTeaser>
export default meta
type Story = StoryObj<typeof meta>

/** The first strip is open until another one has the focus; the page below does not move. */
export const Strips: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    const height = (element: HTMLElement) => element.getBoundingClientRect().height
    if (!matchMedia('(hover: hover)').matches) return
    const list = canvasElement.querySelector('ul')!
    const whole = height(list)
    await expect(height(first!)).toBeGreaterThan(height(second!) + 100)
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(second!).getByRole('link', { name: 'Phone calls' })).toHaveFocus()
    await waitFor(() => expect(height(second!)).toBeGreaterThan(height(first!) + 100))
    await waitFor(() => expect(height(list)).toBeCloseTo(whole, 0))
  },
}
export const Minimal: Story = example(fixtures.minimal)
/** No text is legible on this grey: it becomes an edge above the text. */
export const Illegible: Story = example(fixtures.illegible)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

/** At 320 px every strip is open, and the whole strip leads to its guide. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const intro = within(canvasElement).getByText(/coffee machine/)
    await expect(intro).toBeVisible()
    intro.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top } = intro.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 5, top + 5)!.closest('a')).toHaveAttribute('href', '#calls')
  },
}
