import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { imageGrid as contract } from './ImageGrid.contract.ts'
import { fixtures } from './ImageGrid.fixtures.ts'
import { ImageGrid } from './ImageGrid.tsx'

const meta = { title: 'Blocks/ImageGrid', component: ImageGrid, parameters: { contract } } satisfies Meta<typeof ImageGrid>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
