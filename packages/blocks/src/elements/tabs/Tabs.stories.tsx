import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Elements/Tabs',
  component: Tabs,
  args: {
    label: 'Kind of file',
    tabs: [
      { id: 'manuals', title: 'Manuals', count: 4, content: <p>Four manuals on how to hang felt.</p> },
      { id: 'drawings', title: 'Technical drawings', count: 12, content: <p>Twelve drawings to hang it by.</p> },
      { id: 'certificates', title: 'Certificates', count: 2, content: <p>Two certificates that it will not burn.</p> },
    ],
  },
  parameters: { layout: 'padded' },
  beforeEach: () => window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Direction comes from the page; the arrow keys follow the order of the tabs. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** `defaultValue` chooses the first tab; `onValueChange` is called with the id of the chosen one. */
export const DefaultValue: Story = {
  args: { defaultValue: 'certificates', onValueChange: fn() },
}
