import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { imageText as contract } from './ImageText.contract.ts'
import { fixtures } from './ImageText.fixtures.ts'
import { ImageText } from './ImageText.tsx'

const meta = { title: 'Blocks/ImageText', component: ImageText, parameters: { contract } } satisfies Meta<typeof ImageText>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
