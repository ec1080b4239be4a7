import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../contract/fixtures.ts'
import { imageText, quote, text } from '../contracts.ts'
import { libraryMessages } from '../generated/messages/index.ts'
import { toLocale } from '../i18n/locales.ts'
import { BlockSection } from '../layout/BlockSection.tsx'
import { fixtures as headers } from './home-header/HomeHeader.fixtures.ts'
import { HomeHeader } from './home-header/HomeHeader.tsx'
import { fixtures as imageTexts } from './image-text/ImageText.fixtures.ts'
import { ImageText } from './image-text/ImageText.tsx'
import { fixtures as quotes } from './quote/Quote.fixtures.ts'
import { Quote } from './quote/Quote.tsx'
import { fixtures as texts } from './text/Text.fixtures.ts'
import { Text } from './text/Text.tsx'

/** Blocks among their neighbours: one section of space between them, felt from edge to edge. */
const meta = { title: 'Pages/Home' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  render: (_, { globals }) => {
    const locale = toLocale(globals.locale)
    return (
      <main>
        <HomeHeader {...inLocale(headers.complete, locale)} messages={libraryMessages[locale].homeHeader} priority />
        <BlockSection {...text}>
          <Text {...inLocale(texts.complete, locale)} />
        </BlockSection>
        <BlockSection {...imageText}>
          <ImageText {...inLocale(imageTexts.complete, locale)} />
        </BlockSection>
        <BlockSection {...quote}>
          <Quote {...inLocale(quotes.complete, locale)} />
        </BlockSection>
        <BlockSection {...quote}>
          <Quote {...inLocale(quotes.anonymous, locale)} />
        </BlockSection>
        <BlockSection {...imageText}>
          <ImageText {...inLocale(imageTexts.mirrored, locale)} />
        </BlockSection>
      </main>
    )
  },
}
