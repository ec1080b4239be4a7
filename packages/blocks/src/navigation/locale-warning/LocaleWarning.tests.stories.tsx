import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LocaleWarning } from './LocaleWarning.tsx'
import * as states from './LocaleWarning.stories.tsx'

const meta = { ...states.default, title: 'Tests/LocaleWarning', tags: ['!autodocs'] } satisfies Meta<typeof LocaleWarning>
export default meta
type Story = StoryObj<typeof meta>

/** Closing it leaves the address as it is. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    const { hash } = window.location
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hinweis schließen' }))
    await expect(notice).not.toBeVisible()
    await expect(window.location.hash).toBe(hash)
  },
}

/** The notice stands under an inverted header, which stays inverted and is dark until the notice is closed (NAV-09). */
export const UnderInvertedHeader: Story = {
  ...states.UnderInvertedHeader,
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header')!
    const bar = header.querySelector<HTMLElement>(':scope > div')!
    const surface = () => getComputedStyle(bar, '::before').backgroundColor
    const color = () => getComputedStyle(bar).color
    const transparent = 'rgba(0, 0, 0, 0)'
    const notice = within(canvasElement).getByRole('status')
    await expect(notice.parentElement!.getBoundingClientRect().top).toBe(bar.getBoundingClientRect().bottom)
    await expect(surface()).not.toBe(transparent)
    const inverted = color()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hinweis schließen' }))
    await waitFor(() => expect(surface()).toBe(transparent))
    await expect(color()).toBe(inverted)
    await expect(canvasElement.querySelector('main')!.getBoundingClientRect().top).toBe(header.getBoundingClientRect().top)
  },
}
