import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { imageGallery as contract } from './ImageGallery.contract.ts'
import { fixtures } from './ImageGallery.fixtures.ts'
import { ImageGallery } from './ImageGallery.tsx'

const meta = { title: 'Blocks/ImageGallery', component: ImageGallery, parameters: { contract } } satisfies Meta<
  typeof ImageGallery
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
