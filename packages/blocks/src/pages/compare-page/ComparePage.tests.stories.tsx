import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ComparePage } from './ComparePage.tsx'
import * as states from './ComparePage.stories.tsx'

const meta = { ...states.default, title: 'Tests/ComparePage', tags: ['!autodocs'] } satisfies Meta<typeof ComparePage>
export default meta
type Story = StoryObj<typeof meta>
/** Rows in which all are alike are hidden without a script. */
export const OnlyWhatDiffers: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    const rows = () => page.getAllByRole('rowheader').length
    const all = rows()
    await userEvent.click(page.getByRole('checkbox'))
    await expect(rows()).toBe(all - 2)
    await expect(page.queryByRole('rowheader', { name: /^Mounting/ })).toBeNull()
  },
}
/** The table scrolls within its frame; the names of the rows stay. */
export const Phone: Story = {
  ...states.Phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const frame = page.getByRole('region')
    const [, header] = page.getAllByRole('rowheader')
    const before = header!.getBoundingClientRect().left
    frame.scrollLeft = 400
    await expect(frame.scrollLeft).toBe(400)
    await expect(header!.getBoundingClientRect().left).toBe(before)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
