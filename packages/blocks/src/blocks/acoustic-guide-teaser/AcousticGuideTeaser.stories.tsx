import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { acousticGuideTeaser as contract } from './AcousticGuideTeaser.contract.ts'
import { fixtures } from './AcousticGuideTeaser.fixtures.ts'
import { AcousticGuideTeaser } from './AcousticGuideTeaser.tsx'

const meta = {
  title: 'Blocks/AcousticGuideTeaser',
  component: AcousticGuideTeaser,
  parameters: { contract },
} satisfies Meta<typeof AcousticGuideTeaser>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
