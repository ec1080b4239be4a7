import type { Meta, StoryObj } from '@storybook/react-vite'
import { step, typeStyle } from '../../packages/blocks/src/elements/styles/type.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { BothThemes } from './BothThemes.tsx'
import { TokenName } from './TokenName.tsx'

const uses = ['heading', 'label', 'menu', 'body', 'quote', 'strong', 'secondary'] as const
const steps = ['display', 1, 2, 3, 4, 'lead'] as const
const row = { borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`, paddingBlock: vars.space[3], overflow: 'clip' }

/** The type of two themes: by what a text is for, and in all its sizes. */
const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Width and weight, by what a text is for. */
export const ByUse: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      <div style={{ fontFamily: vars.font.title }}>
        {uses.map((name) => (
          <p key={name} style={{ ...row, ...step(2), ...typeStyle(name) }}>
            {name} <TokenName name={`type-${name}-weight`} />
          </p>
        ))}
      </div>
    </BothThemes>
  ),
}
/** Long words get narrower letters, not smaller ones. */
export const ByUseGerman: Story = { ...ByUse, globals: { locale: 'de' } }
export const Scale: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {steps.map((name) => (
        <p key={name} style={{ ...row, ...step(name), ...typeStyle('heading'), fontFamily: vars.font.title }}>
          Step {name} <TokenName name={`size-${name}`} />
        </p>
      ))}
      {(['body', 's', 'xs'] as const).map((name) => (
        <p key={name} style={{ ...row, fontSize: vars.size[name] }}>
          Running text, size {name} <TokenName name={`size-${name}`} />
        </p>
      ))}
    </BothThemes>
  ),
}
export const Wireframe: Story = { ...Scale, globals: { brand: 'wireframe' } }
