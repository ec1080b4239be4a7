import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['One', 'Two', 'Three'].map((text) => <p key={text}>{text}</p>),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

/** The spaces between its children, in px. */
const gapsIn = (canvas: HTMLElement) => {
  const boxes = [...canvas.querySelectorAll('[data-part="stack"] > *')].map((child) => child.getBoundingClientRect())
  return boxes.slice(1).map(({ top }, i) => top - boxes[i]!.bottom)
}
const space = (canvas: HTMLElement, name: string) => {
  const probe = canvas.appendChild(document.createElement('div'))
  probe.style.height = `var(--b-space-${name})`
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return height
}

/** The usual space (GEN-22). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const expected = space(canvasElement, '5')
    await expect(expected).toBeGreaterThan(0)
    await expect(gapsIn(canvasElement)).toEqual([expected, expected])
  },
}

/** Another one of the theme's, and a child that is wider than its place stays in it (GEN-22). */
export const Close: Story = {
  args: {
    gap: 2,
    children: ['One', 'wide'.repeat(200)].map((text) => <p key={text}>{text}</p>),
  },
  play: async ({ canvasElement }) => {
    await expect(gapsIn(canvasElement)).toEqual([space(canvasElement, '2')])
    const stack = canvasElement.querySelector('[data-part="stack"]')!
    await expect(stack.scrollWidth).toBe(stack.clientWidth)
  },
}
