import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../contract/fixtures.ts'
import { callToActionHero, hero, imageGrid, inDepthInfo, info, quote, topicTeaser } from '../contracts.ts'
import { toLocale } from '../i18n/locales.ts'
import { BlockSection } from '../layout/BlockSection.tsx'
import { fixtures as calls } from './call-to-action-hero/CallToActionHero.fixtures.ts'
import { CallToActionHero } from './call-to-action-hero/CallToActionHero.tsx'
import { fixtures as heroes } from './hero/Hero.fixtures.ts'
import { Hero } from './hero/Hero.tsx'
import { fixtures as grids } from './image-grid/ImageGrid.fixtures.ts'
import { ImageGrid } from './image-grid/ImageGrid.tsx'
import { fixtures as inDepth } from './in-depth-info/InDepthInfo.fixtures.ts'
import { InDepthInfo } from './in-depth-info/InDepthInfo.tsx'
import { fixtures as infos } from './info/Info.fixtures.ts'
import { Info } from './info/Info.tsx'
import { fixtures as quotes } from './quote/Quote.fixtures.ts'
import { Quote } from './quote/Quote.tsx'
import { fixtures as headers } from './static-header/StaticHeader.fixtures.ts'
import { StaticHeader } from './static-header/StaticHeader.tsx'
import { fixtures as teasers } from './topic-teaser/TopicTeaser.fixtures.ts'
import { TopicTeaser } from './topic-teaser/TopicTeaser.tsx'

/** The content blocks among their neighbours: one section of space between them, coloured ones meet edge to edge. */
const meta = { title: 'Pages/Content' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Content: Story = {
  render: (_, { globals }) => {
    const locale = toLocale(globals.locale)
    return (
      <main>
        <StaticHeader {...inLocale(headers.withoutPicture, locale)} priority />
        <BlockSection {...topicTeaser}>
          <TopicTeaser {...inLocale(teasers.complete, locale)} />
        </BlockSection>
        <BlockSection {...topicTeaser}>
          <TopicTeaser {...inLocale(teasers.right, locale)} />
        </BlockSection>
        <BlockSection {...inDepthInfo}>
          <InDepthInfo {...inLocale(inDepth.complete, locale)} />
        </BlockSection>
        <BlockSection {...quote}>
          <Quote {...inLocale(quotes.complete, locale)} />
        </BlockSection>
        <BlockSection {...imageGrid}>
          <ImageGrid {...inLocale(grids.complete, locale)} />
        </BlockSection>
        <BlockSection {...info}>
          <Info {...inLocale(infos.complete, locale)} />
        </BlockSection>
        <BlockSection {...hero}>
          <Hero {...inLocale(heroes.complete, locale)} />
        </BlockSection>
        <BlockSection {...callToActionHero}>
          <CallToActionHero {...inLocale(calls.complete, locale)} />
        </BlockSection>
      </main>
    )
  },
}
