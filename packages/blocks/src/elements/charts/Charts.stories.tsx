import type { Meta, StoryObj } from '@storybook/react-vite'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { AbsorptionChart } from './AbsorptionChart.tsx'
import { DecayChart } from './DecayChart.tsx'

/** Drawings of acoustics, each with its figures beside it: absorption by octave band, and sounds that fall silent. */
const meta = {
  title: 'Elements/Charts',
  component: AbsorptionChart,
  subcomponents: { DecayChart },
  args: {
    absorbers: [
      { name: 'Panel with air behind', values: [0.34, 0.62, 0.88, 0.97, 0.95, 0.92] },
      { name: 'Panel on the wall', values: [0.14, 0.38, 0.62, 0.8, 0.82, 0.76] },
      { name: 'Carpet', values: [0.02, 0.06, 0.14, 0.37, 0.6, 0.65] },
    ],
  },
  parameters: { layout: 'padded' },
  render: (args, { globals }) => <AbsorptionChart {...args} messages={libraryMessages[toLocale(globals.locale)].charts} />,
} satisfies Meta<typeof AbsorptionChart>
export default meta
type Story = StoryObj<typeof meta>

export const Absorption: Story = {}
export const OneAbsorber: Story = { args: { absorbers: [meta.args.absorbers[0]!] } }
export const Area: Story = { args: { measure: 'area', absorbers: [{ name: 'Lamp', values: [0.2, 0.5, 1.1, 1.6, 1.7, 1.6] }] } }
export const Decay: Story = {
  render: (_, { globals }) => (
    <DecayChart
      decays={[
        { name: 'Covered', seconds: 0.6 },
        { name: 'Bare', seconds: 1.9 },
      ]}
      target={0.6}
      messages={libraryMessages[toLocale(globals.locale)].charts}
    />
  ),
}
export const OnASurface: Story = {
  render: (args, context) => (
    <div data-tone="inverted" style={{ padding: '2rem', background: 'var(--b-surface)', color: 'var(--b-on-surface)' }}>
      {meta.render(args as never, context as never)}
    </div>
  ),
}
