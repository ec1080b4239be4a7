import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Elements/Tooltip',
  component: Tooltip,
  args: { children: 'Rounded up to whole rolls, with a 10% safety margin for offcuts.' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <p style={{ paddingBlockStart: '8rem', display: 'flex', gap: '1rem', justifyContent: 'center' }}>
      Three rolls <Tooltip {...args} />
    </p>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
/** Without room above it stands below. */
export const AtTheTop: Story = { render: (args) => <Tooltip {...args} /> }
