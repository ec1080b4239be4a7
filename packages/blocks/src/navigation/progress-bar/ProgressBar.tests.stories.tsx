import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { progressLinger, progressThrottle } from './enhance-progress-bar.ts'
import type { ProgressBar } from './ProgressBar.tsx'
import * as states from './ProgressBar.stories.tsx'

const meta = { ...states.default, title: 'Tests/ProgressBar', tags: ['!autodocs'] } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const findBar = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[role="progressbar"]')!

/** A link to another page starts it, one within the page does not (FTR-08). */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement)
    // The page stays: after the bar has seen the click, it is taken back.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    within(canvasElement).getByText('Here').click()
    await wait(progressThrottle + 80)
    await expect(bar).not.toBeVisible()
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    within(canvasElement).getByText('Another page').click()
    await wait(progressThrottle + 80)
    await expect(bar).toBeVisible()
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    await wait(progressLinger + 80)
    await expect(bar).not.toBeVisible()
  },
}
