import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { NotFound } from './NotFound.tsx'
import * as states from './NotFound.stories.tsx'

const meta = { ...states.default, title: 'Tests/NotFound', tags: ['!autodocs'] } satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

const mainOf = (canvas: HTMLElement) => within(canvas.querySelector('main')!)

/** The light is a switch: by keyboard, without a script of its own (ERR-10). */
export const Lit: Story = {
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement)
    const light = main.getByRole('switch', { name: 'Light' })
    light.focus()
    await userEvent.keyboard(' ')
    await expect(light).toBeChecked()
    await expect(main.getByText(/^The light is on/)).toBeVisible()
    await expect(main.getByText(/^Somewhere here/)).not.toBeVisible()
  },
}

const point = (clientX: number, clientY: number) => window.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }))

/** The spot of light and the watchers follow the pointer (ERR-10). */
export const Spot: Story = {
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector<HTMLElement>('[data-enhance="spotlight-scene"]')!
    const watcher = scene.querySelector<HTMLElement>('[data-watcher]')!
    const { left, top } = scene.getBoundingClientRect()
    point(left + 40, top + 30)
    await expect(scene.style.getPropertyValue('--spot-x')).toBe('40.00px')
    await expect(scene.style.getPropertyValue('--spot-y')).toBe('30.00px')
    await expect(Number(watcher.style.getPropertyValue('--look-x'))).toBeLessThan(0)
    point(left + scene.offsetWidth, top + scene.offsetHeight / 2)
    await expect(Number(watcher.style.getPropertyValue('--look-x'))).toBeGreaterThan(0)
  },
}
