import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { withCarousel } from '../../elements/carousel/enhanced.fixture.tsx'
import { designerCarousel as contract } from './DesignerCarousel.contract.ts'
import { fixtures } from './DesignerCarousel.fixtures.ts'
import { DesignerCarousel } from './DesignerCarousel.tsx'

const meta = {
  title: 'Blocks/DesignerCarousel',
  component: DesignerCarousel,
  parameters: { contract },
  decorators: [withCarousel],
} satisfies Meta<typeof DesignerCarousel>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
