import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../theme/vars.css.ts'
import { Cell, Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  subcomponents: { Cell },
  args: {
    children: Array.from({ length: 12 }, (_, i) => (
      <div key={i} style={{ background: vars.color.surfaceMuted, color: vars.color.onSurfaceMuted, textAlign: 'center' }}>
        {i + 1}
      </div>
    )),
  },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {}
export const WithCell: Story = { args: { children: <Cell>All twelve columns, outside a BlockSection</Cell> } }
