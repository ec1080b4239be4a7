import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { detailHeader as contract } from './DetailHeader.contract.ts'
import { fixtures } from './DetailHeader.fixtures.ts'
import { DetailHeader } from './DetailHeader.tsx'

const meta = { title: 'Blocks/DetailHeader/States', component: DetailHeader, parameters: { contract } } satisfies Meta<
  typeof DetailHeader
>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
