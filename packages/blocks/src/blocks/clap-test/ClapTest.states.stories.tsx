import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { clapTest as contract } from './ClapTest.contract.ts'
import { fixtures } from './ClapTest.fixtures.ts'
import { ClapTest } from './ClapTest.tsx'

const meta = {
  title: 'Blocks/ClapTest/States',
  component: ClapTest,
  parameters: { contract },
} satisfies Meta<typeof ClapTest>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)
export const Narrow: Story = { ...Overlong, globals: { viewport: { value: 'narrow' } } }
