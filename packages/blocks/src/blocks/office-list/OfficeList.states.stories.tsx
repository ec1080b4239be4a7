import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { officeList as contract } from './OfficeList.contract.ts'
import { fixtures } from './OfficeList.fixtures.ts'
import { OfficeList } from './OfficeList.tsx'

const meta = {
  title: 'Blocks/OfficeList/States',
  component: OfficeList,
  parameters: { contract },
} satisfies Meta<typeof OfficeList>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Empty: Story = example(fixtures.empty)
export const Overlong: Story = example(fixtures.overlong)

/** The default example: an office without a picture leaves its place free (OFFICE-14). */
export const LinedUp: Story = {
  tags: ['same-look'],
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const texts = canvasElement.querySelectorAll('[data-part="office-list-column"]:first-of-type [data-part="office-list-text"]')
    const [pictured, bare] = Array.from(texts, (text) => text.getBoundingClientRect().x)
    await expect(bare).toBe(pictured)
  },
}

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
