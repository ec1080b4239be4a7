import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { figure as contract } from './Figure.contract.ts'
import { fixtures } from './Figure.fixtures.ts'
import { Figure } from './Figure.tsx'

const meta = {
  title: 'Blocks/Figure',
  component: Figure,
  parameters: { contract },
} satisfies Meta<typeof Figure>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
