import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { tooltipDelay } from './enhance-tooltip.ts'
import type { Tooltip } from './Tooltip.tsx'
import * as states from './Tooltip.stories.tsx'

const meta = { ...states.default, title: 'Tests/Tooltip', tags: ['!autodocs'] } satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Shown after 200 ms, by focus; Escape closes it and the next focus shows it again (BLK-tooltip-01). */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByRole('button', { name: 'More information' })
    const note = within(canvasElement).getByText(/^Rounded up/)
    await expect(mark).toHaveAccessibleDescription(/safety margin/)
    await expect(note).not.toBeVisible()
    mark.focus()
    await expect(getComputedStyle(note).transitionDelay).toContain(`${tooltipDelay / 1000}s`)
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(note).not.toBeVisible())
    await expect(mark).toHaveFocus()
    mark.blur()
    mark.focus()
    await waitFor(() => expect(note).toBeVisible())
  },
}

const shown: Story['play'] = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button').focus()
  const note = within(canvasElement).getByRole('tooltip', { hidden: true })
  await waitFor(() => expect(note).toBeVisible())
  const { left, right, top } = note.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(top).toBeGreaterThanOrEqual(0)
}
export const Narrow: Story = { ...states.Narrow, play: shown }
/** Without room above it stands below. */
export const AtTheTop: Story = { ...states.AtTheTop, play: shown }
