import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { clapTest as contract } from './ClapTest.contract.ts'
import { fixtures } from './ClapTest.fixtures.ts'
import { ClapTest } from './ClapTest.tsx'

const meta = {
  title: 'Blocks/ClapTest',
  component: ClapTest,
  parameters: { contract },
} satisfies Meta<typeof ClapTest>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
