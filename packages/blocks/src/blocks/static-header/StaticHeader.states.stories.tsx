import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { staticHeader as contract } from './StaticHeader.contract.ts'
import { fixtures } from './StaticHeader.fixtures.ts'
import { StaticHeader } from './StaticHeader.tsx'

const meta = {
  title: 'Blocks/StaticHeader/States',
  component: StaticHeader,
  parameters: { contract },
} satisfies Meta<typeof StaticHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const WithoutPicture: Story = example(fixtures.withoutPicture)
/** From 40 characters on one step lower. */
export const LongTitle: Story = example(fixtures.long)
export const Overlong: Story = example(fixtures.overlong)

/** The default example: its picture runs from edge to edge, outside the layout wrapper (PAGE-10). */
export const EdgeToEdge: Story = {
  tags: ['same-look'],
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('img').clientWidth).toBe(document.documentElement.clientWidth)
  },
}

const measureBox = (canvas: HTMLElement, part: string) => canvas.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()

/** On large pages the lead stands below the title, at its end, however short the title is (BLK-static_header-01). */
export const LeadBelow: Story = {
  args: { title: 'Short', text: 'The lead could stand beside it.' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [title, lead] = [measureBox(canvasElement, 'display-title-text'), measureBox(canvasElement, 'static-header-text')]
    await expect(lead.top).toBeGreaterThan(title.top + title.height / 2)
    await expect(lead.left).toBeGreaterThan(innerWidth / 2)
  },
}
