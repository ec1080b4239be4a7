import type { Meta, StoryObj } from '@storybook/react-vite'
import { AllBlocks as Page } from './AllBlocks.tsx'

const meta = {
  title: 'Start/All blocks',
  tags: ['!autodocs'],
  render: (_, { globals }) => <Page locale={globals.locale} />,
} satisfies Meta
export default meta

/** Every block as it looks, small, to find one by its look or by its name. */
export const AllBlocks: StoryObj<typeof meta> = { name: 'All blocks' }
