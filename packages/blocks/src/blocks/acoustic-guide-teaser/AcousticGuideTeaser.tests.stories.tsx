import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { AcousticGuideTeaser } from './AcousticGuideTeaser.tsx'
import * as states from './AcousticGuideTeaser.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/AcousticGuideTeaser', tags: ['!autodocs'] } satisfies Meta<
  typeof AcousticGuideTeaser
>
export default meta
type Story = StoryObj<typeof meta>

/** The first strip is open until another one has the focus; the page below does not move. */
export const Strips: Story = {
  ...states.Strips,
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

/** At 320 px every strip is open, and the whole strip leads to its guide. */
export const Narrow: Story = {
  ...states.Narrow,
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const intro = within(canvasElement).getByText(/coffee machine/)
    await expect(intro).toBeVisible()
    intro.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top } = intro.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 5, top + 5)!.closest('a')).toHaveAttribute('href', '#calls')
  },
}
