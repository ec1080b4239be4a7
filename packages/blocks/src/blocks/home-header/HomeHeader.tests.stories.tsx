import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { fixtures } from './HomeHeader.fixtures.ts'
import type { HomeHeader } from './HomeHeader.tsx'
import * as states from './HomeHeader.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/HomeHeader', tags: ['!autodocs'] } satisfies Meta<typeof HomeHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The film starts by itself, muted and looped, and can be held (BLK-home_header-13). */
export const FilmCanBePaused: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const film = canvasElement.querySelector('video')!
    const pause = await canvas.findByRole('button', { name: 'Pause background film' }, { timeout: 5000 })
    await expect(film.muted && film.loop).toBe(true)
    await userEvent.click(pause)
    await expect(film.paused).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Play background film' }))
    await waitFor(() => expect(film.paused).toBe(false))
  },
}

/** Watching by keyboard: the text steps back, Escape closes, the focus returns (BLK-home_header-09, BLK-home_header-11; DRV-03). */
export const WatchVideoByKeyboard: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    const title = canvas.getByRole('heading')
    const link = canvas.getByRole('link', { name: 'watch video' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const player = await page.findByRole('dialog', { name: 'A day in the quiet hall' })
    await expect(title).not.toBeVisible()
    await expect(player).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(player).not.toBeInTheDocument())
    await expect(title).toBeVisible()
    await expect(link).toHaveFocus()
  },
}

/** The player as it stands open. */
export const Player: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'watch video' }))
    const player = await within(document.body).findByRole('dialog')
    await expect(within(player).getByLabelText('A day in the quiet hall', { selector: 'video' })).toBeVisible()
  },
}

const words = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part="display-title-word"]')]
const places = (root: HTMLElement) => words(root).map(({ offsetTop, offsetWidth }) => [offsetTop, offsetWidth])

/** Turned down: the letters are those of the title's last word, closer together, and each line is where it was (BLK-home_header-21). */
export const Quiet: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: /^(Volume|Lautstärke)$/ })
    const loud = places(canvasElement)
    await waitFor(() => expect(slider.parentElement!.parentElement).toHaveAttribute('data-enhanced'))
    fireEvent.input(slider, { target: { value: '0' } })
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^0/)
    const weights = words(canvasElement).map(
      (word) => getComputedStyle(word.querySelector('[data-part="display-title-letters"]')!).fontWeight,
    )
    await expect(new Set(weights).size).toBe(1)
    await expect(places(canvasElement)).toEqual(loud)
    const [first, second] = words(canvasElement).map((word) => word.getBoundingClientRect().left)
    const width = words(canvasElement)[0]!.offsetWidth
    await expect(Math.abs(second! - first!)).toBeLessThanOrEqual(width)
  },
}
