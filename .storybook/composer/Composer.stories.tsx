import type { Meta, StoryObj } from '@storybook/react-vite'
import { Composer as Editor } from './Composer.tsx'
import { readExamples } from './content.ts'
import { firstPage } from './first-page.ts'
import { pageIn } from './page-in.ts'

const meta = {
  title: 'Start/Composer',
  tags: ['!autodocs'],
  // A test begins with the example, whatever the one before has left in the address.
  beforeEach: () => {
    if (import.meta.env.MODE === 'test') history.replaceState(null, '', location.pathname + location.search)
  },
  loaders: [
    async () => {
      const examples = await readExamples()
      return { examples, page: await firstPage(examples) }
    },
  ],
  render: (_, { globals, loaded }) => <Editor globals={globals} examples={loaded['examples']} page={loaded['page']} />,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A page made of the blocks, by mouse or by keyboard, with the pictures of the demo content. */
export const Composer: Story = { play: async ({ canvasElement }) => void (await pageIn(canvasElement)) }
