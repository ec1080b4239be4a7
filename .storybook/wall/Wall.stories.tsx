import type { Meta, StoryObj } from '@storybook/react-vite'
import { readStories } from './stories.ts'
import { Wall as Page } from './Wall.tsx'

const meta = {
  title: 'Start/Wall',
  tags: ['!autodocs'],
  loaders: [async () => ({ stories: await readStories() })],
  render: (_, { loaded }) => <Page stories={loaded['stories']} />,
} satisfies Meta
export default meta

/** One story in themes, tones and widths at once, in any language and circumstance. The address holds the choice and can be sent. */
export const Wall: StoryObj<typeof meta> = {}
