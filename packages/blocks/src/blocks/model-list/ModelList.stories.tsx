import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { withCarousel } from '../../elements/carousel/enhanced.fixture.tsx'
import { modelList as contract } from './ModelList.contract.ts'
import { fixtures } from './ModelList.fixtures.ts'
import { ModelList } from './ModelList.tsx'

const meta = {
  title: 'Blocks/ModelList',
  component: ModelList,
  parameters: { contract },
  decorators: [withCarousel],
} satisfies Meta<typeof ModelList>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
