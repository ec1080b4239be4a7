import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fixtures as texts } from '../../blocks/text/Text.fixtures.ts'
import { Text } from '../../blocks/text/Text.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { BlockSection } from '../../layout/BlockSection.tsx'
import { GuidePage } from './GuidePage.tsx'

const image = {
  src: '/fixtures/hall-1280.webp',
  srcset: '/fixtures/hall-1280.webp 1280w',
  alt: 'A hall with a felt ceiling',
  width: 1280,
  height: 720,
}

/** An acoustic guide: its head and its foot in its colour, its body between them. */
const meta = {
  title: 'Pages/GuidePage',
  component: GuidePage,
  args: {
    title: 'Six tenths of a second',
    subtitle: 'How quiet a room should be, and how much felt that takes',
    intro: 'There is no such thing as good acoustics. There is only good acoustics for something.',
    image,
    color: '#0f5b57',
    textTone: 'light',
    parentHref: '#guides',
  },
  render: (args, { globals }) => (
    <main>
      <GuidePage {...args} messages={libraryMessages[toLocale(globals.locale)].guidePage}>
        <BlockSection>
          <Text {...Object.values(texts)[0]!.en} />
        </BlockSection>
      </GuidePage>
    </main>
  ),
} satisfies Meta<typeof GuidePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Six tenths of a second' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All acoustic guides' })).toHaveAttribute('href', '#guides')
  },
}
export const Dark: Story = { args: { title: 'Echo', color: '#a9cde6', textTone: 'dark' } }
export const Minimal: Story = {
  args: { title: 'Echo', subtitle: undefined, intro: undefined, image: undefined, color: undefined },
}
/** No text is legible on this grey: it becomes an edge above the text. */
export const Illegible: Story = { args: { title: 'Echo', color: '#787878' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Sprach\u00adübertragungs\u00adindex\u00admessungen',
    subtitle: 'Raumakustikplanungsunterlagen',
    inverted: true,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
