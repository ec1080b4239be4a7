import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fixtures } from '../../packages/blocks/src/blocks/image-text/ImageText.fixtures.ts'
import { Picture } from '../../packages/blocks/src/elements/picture/Picture.tsx'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { BothThemes } from './BothThemes.tsx'

const panel = fixtures.complete.en.image
const missing = { ...panel, src: '/fixtures/missing.webp', srcset: undefined }

const list = (samples: Readonly<Record<string, ReactNode>>) => (
  <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))', gap: vars.space[5] }}>
    {Object.entries(samples).map(([what, sample]) => (
      <div key={what} style={{ display: 'grid', gridTemplateRows: '1fr auto', gap: vars.space[2] }}>
        <dt style={{ gridRow: 2 }}>{what}</dt>
        <dd style={{ gridRow: 1 }}>{sample}</dd>
      </div>
    ))}
  </dl>
)

/** Treatment of pictures. They belong to the content, so a theme changes only their surroundings. */
const meta = { title: 'Foundations/Images' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Cropped around the point that the editor has set, so that what matters is never cut off. */
export const Crops: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {list({
        'Its own proportions': <Picture image={panel} sizes="16rem" />,
        'Square, around its middle': <Picture image={panel} sizes="16rem" ratio="1:1" />,
        'Square, around its start': <Picture image={{ ...panel, focal: { x: 0, y: 0.5 } }} sizes="16rem" ratio="1:1" />,
        'Upright, around its end': <Picture image={{ ...panel, focal: { x: 1, y: 0.5 } }} sizes="16rem" ratio="4:5" />,
      })}
    </BothThemes>
  ),
}
/** The space of a picture is reserved while it loads, and shows its alternative text. */
export const WhileItLoads: Story = {
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {list({
        'The colour of the picture, with its alternative text': <Picture image={missing} sizes="16rem" />,
        'A picture without a colour': <Picture image={{ ...missing, color: undefined }} sizes="16rem" />,
      })}
    </BothThemes>
  ),
}
