/** Page of a newcomer after twenty minutes: the files of the read-me, and blocks with the examples of the package. */
import './readme/brand.css'
import '@brand/blocks/styles.css'
import { AcousticUsp } from '@brand/blocks/acoustic-usp'
import { CallToActionHero } from '@brand/blocks/call-to-action-hero'
import * as contracts from '@brand/blocks/contracts'
import { DesignerCarousel } from '@brand/blocks/designer-carousel'
import { fixtures as acousticUsp } from '@brand/blocks/fixtures/acoustic-usp'
import { fixtures as callToActionHero } from '@brand/blocks/fixtures/call-to-action-hero'
import { fixtures as designerCarousel } from '@brand/blocks/fixtures/designer-carousel'
import { fixtures as hero } from '@brand/blocks/fixtures/hero'
import { fixtures as imageGrid } from '@brand/blocks/fixtures/image-grid'
import { fixtures as imageText } from '@brand/blocks/fixtures/image-text'
import { fixtures as info } from '@brand/blocks/fixtures/info'
import { fixtures as text } from '@brand/blocks/fixtures/text'
import { fixtures as topicTeaser } from '@brand/blocks/fixtures/topic-teaser'
import { Hero } from '@brand/blocks/hero'
import { ImageGrid } from '@brand/blocks/image-grid'
import { ImageText } from '@brand/blocks/image-text'
import { Info } from '@brand/blocks/info'
import { BlockSection } from '@brand/blocks/layout'
import { Text } from '@brand/blocks/text'
import { TopicTeaser } from '@brand/blocks/topic-teaser'
import type { ReactNode } from 'react'
import { Browser } from './browser'
import { Blocks } from './readme/blocks'
import { Contact } from './readme/contact'
import { Page as OwnBlock } from './readme/promo'

export const Newcomer = ({ children }: { children?: ReactNode }) => (
  <div data-brand="harbour">
    <Hero {...hero.complete.en} action={{ label: 'About us', href: '/about' }} headingLevel={1} priority />
    <BlockSection {...contracts.text}>
      <Text {...text.complete.en} />
    </BlockSection>
    <BlockSection {...contracts.imageText}>
      <ImageText {...imageText.complete.en} />
    </BlockSection>
    <Blocks />
    <BlockSection {...contracts.info}>
      <Info {...info.complete.en} />
    </BlockSection>
    <BlockSection {...contracts.imageGrid}>
      <ImageGrid {...imageGrid.complete.en} />
    </BlockSection>
    <BlockSection {...contracts.designerCarousel}>
      <DesignerCarousel {...designerCarousel.complete.en} />
    </BlockSection>
    <BlockSection {...contracts.acousticUsp}>
      <AcousticUsp {...acousticUsp.complete.en} />
    </BlockSection>
    <BlockSection {...contracts.topicTeaser}>
      <TopicTeaser {...topicTeaser.complete.en} />
    </BlockSection>
    <OwnBlock />
    <BlockSection>{children}</BlockSection>
    <BlockSection {...contracts.contactForm}>
      <Contact />
    </BlockSection>
    <BlockSection {...contracts.callToActionHero}>
      <CallToActionHero {...callToActionHero.complete.en} />
    </BlockSection>
  </div>
)

/** The page with the parts that need the browser. An Astro page marks them itself. */
export const NewcomerPage = () => (
  <Newcomer>
    <Browser />
  </Newcomer>
)
