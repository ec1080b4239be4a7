import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './Accordion.tsx'

const answer = (text: string) => <p>{text}</p>

const meta = {
  title: 'Elements/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'absorb',
        title: 'Does felt really absorb sound, or does it just look soft?',
        content: answer('Both. It was measured.'),
      },
      { id: 'much', title: 'How much do I need for a meeting room?', content: answer('A quarter of the floor area.') },
      { id: 'clean', title: 'Can I clean it?', content: answer('With a vacuum cleaner and some patience.') },
    ],
  },
  parameters: { layout: 'padded' },
  beforeEach: () => window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search),
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = { args: { defaultValue: ['much'] } }
export const Bleed: Story = {
  args: { defaultValue: ['much'], bleed: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--b-grid-margin)' }}>
        <Story />
      </div>
    ),
  ],
}
