import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Elements/Picture',
  component: Picture,
  args: {
    image: {
      src: '/fixtures/panel-1200.webp',
      srcset: '/fixtures/panel-480.webp 480w, /fixtures/panel-1200.webp 1200w',
      alt: 'A ribbed felt panel on a pale office wall',
      width: 1200,
      height: 800,
      color: '#b8a898',
    },
    sizes: '40rem',
  },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** Keeps its own proportions and waits until it is near. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image.clientWidth / image.clientHeight).toBeCloseTo(1.5, 1)
  },
}
export const Square: Story = { args: { ratio: '1:1' } }
export const FocalPoint: Story = { args: { ratio: '1:1', image: { ...meta.args.image, focal: { x: 1, y: 0.5 } } } }
/** The first picture of a page: it is asked for at once, and looks as any other. */
export const Priority: Story = { args: { priority: true }, tags: ['same-look'] }
const preview =
  'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAsABUB8JbACdADDlbAnsAAA/gam29K6XJO4RqjJ6NvUFasCBEyAM21/tVLQ0GbvKl6ZjAAAAA=='
/** While the first picture of a page loads: a preview of a few pixels, stretched. Here the picture never comes. */
export const Loading: Story = {
  args: { priority: true, image: { ...meta.args.image, alt: '', src: '/fixtures/missing.webp', srcset: undefined, preview } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!
    await expect(getComputedStyle(image).backgroundImage).toBe(`url("${preview}")`)
    await expect(image.clientWidth / image.clientHeight).toBeCloseTo(1.5, 1)
  },
}
/** A picture that shows what is behind it has nothing behind it while it loads. */
export const Transparent: Story = {
  args: { image: { ...meta.args.image, alt: '', src: '/fixtures/missing.webp', srcset: undefined, color: 'transparent' } },
}
/** A picture that does not arrive shows its colour and its alternative text. */
export const Missing: Story = { args: { image: { ...meta.args.image, src: '/fixtures/missing.webp', srcset: undefined } } }
