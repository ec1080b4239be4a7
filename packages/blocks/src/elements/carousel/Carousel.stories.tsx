import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { Carousel } from './Carousel.tsx'
import { withCarousel } from './enhanced.fixture.tsx'

const slides = Array.from({ length: 9 }, (_, i) => ({
  id: `${i}`,
  content: (
    <p>
      <a href={`#felt-${i + 1}`}>Felt {i + 1}</a>
    </p>
  ),
}))

/** A row of slides that runs off the page. */
const meta = {
  title: 'Elements/Carousel',
  component: Carousel,
  args: { label: 'Kinds of felt', title: <h2>Kinds of felt</h2>, slides },
  parameters: { layout: 'padded' },
  decorators: [withCarousel],
  render: (args, { globals }) => <Carousel {...args} messages={libraryMessages[toLocale(globals.locale)].carousel} />,
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The row runs to the left, and so do the keys. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** All slides fit, so there are no buttons. */
export const Fits: Story = {
  args: { slides: slides.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
