import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { progressLinger, progressOf, progressThrottle } from './enhance-progress-bar.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Navigation/ProgressBar',
  component: ProgressBar,
  render: (args) => (
    <main style={{ padding: '2rem' }}>
      <ProgressBar {...args} />
      <a href="/elsewhere">Another page</a> <a href="#here">Here</a>
    </main>
  ),
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const findBar = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[role="progressbar"]')!

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    progressOf(findBar(canvasElement)).start()
    await waitFor(() => expect(within(canvasElement).getByRole('progressbar', { name: 'Loading the page' })).toBeVisible())
  },
}

/** Nothing for 200 ms; after its end it stays for 500 ms; a quick load shows none (FTR-09, OR-18). */
export const Times: Story = {
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement)
    const { start, done } = progressOf(bar)
    start()
    await wait(progressThrottle - 80)
    await expect(bar).not.toBeVisible()
    done()
    await wait(progressThrottle)
    await expect(bar).not.toBeVisible()
    start()
    await wait(progressThrottle + 80)
    await expect(bar).toBeVisible()
    await expect(getComputedStyle(bar).animationDuration).toBe('5s')
    done()
    await wait(progressLinger - 120)
    await expect(bar).not.toHaveAttribute('hidden')
    await wait(240)
    await expect(bar).toHaveAttribute('hidden')
  },
}
