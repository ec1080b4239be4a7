import type { Meta, StoryObj } from '@storybook/react-vite'
import { step, volume } from '../../packages/blocks/src/elements/type.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'

const volumes = ['loud', 'clear', 'plain', 'soft', 'hush', 'whisper'] as const
const steps = ['loud', 1, 2, 3, 4, 'lead'] as const
const row = { borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`, paddingBlock: vars.space[3], overflow: 'clip' }

const meta = { title: 'Foundations/Type', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Volumes = () => (
  <div style={{ fontFamily: vars.font.title }}>
    {volumes.map((name) => (
      <p key={name} style={{ ...row, ...step(1), ...volume(name) }}>
        {name}
      </p>
    ))}
  </div>
)

/** Width and weight move together. */
export const Volume: Story = { render: Volumes }
/** Long words get narrower letters, not smaller ones. */
export const VolumeGerman: Story = { render: Volumes, globals: { locale: 'de' } }
export const Scale: Story = {
  render: () => (
    <>
      {steps.map((name) => (
        <p key={name} style={{ ...row, ...step(name), ...volume('clear'), fontFamily: vars.font.title }}>
          Step {name}
        </p>
      ))}
      {(['body', 's', 'xs'] as const).map((name) => (
        <p key={name} style={{ ...row, fontSize: vars.size[name] }}>
          Running text, size {name}
        </p>
      ))}
    </>
  ),
}
export const Wireframe: Story = { ...Scale, globals: { brand: 'wireframe' } }
