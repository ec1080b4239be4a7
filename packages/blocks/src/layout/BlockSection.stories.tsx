import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../theme/vars.css.ts'
import { BlockSection } from './BlockSection.tsx'

const field = (text: string) => (
  <p style={{ margin: 0, padding: vars.space[4], background: vars.color.surfaceMuted, color: vars.color.onSurfaceMuted }}>
    {text}
  </p>
)

const meta = {
  title: 'Layout/BlockSection',
  component: BlockSection,
  args: { width: { l: 8, m: 10, s: 12 }, children: field('8 of 12 columns') },
} satisfies Meta<typeof BlockSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllColumns: Story = { args: { width: { l: 12, m: 12, s: 12 }, children: field('12 of 12 columns') } }
export const EdgeToEdge: Story = { args: { bleed: true, children: field('From edge to edge') } }
export const HeadOfPage: Story = { args: { wrapper: false, children: field('Without a section') } }
