import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../packages/blocks/src/elements/Button.tsx'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'

/** Each view has at most one primary action. */
const meta = {
  title: 'Foundations/Buttons',
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] }}>
      <Button href="#primary">Primary</Button>
      <Button href="#tertiary" variant="tertiary">
        Secondary
      </Button>
      <Button href="#alt" variant="alt">
        Inverse
      </Button>
      <Button href="#tab" newTab>
        New tab
      </Button>
      <Button href="#off" disabled>
        Disabled
      </Button>
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Inverted: Story = { globals: { tone: 'inverted' } }
export const Wireframe: Story = { globals: { brand: 'wireframe' } }
