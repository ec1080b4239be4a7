import { Accordion } from '@brand/blocks/accordion'
import { CallToActionHero } from '@brand/blocks/call-to-action-hero'
import { callToActionHero } from '@brand/blocks/contracts/call-to-action-hero'
import { imageText } from '@brand/blocks/contracts/image-text'
import { quote } from '@brand/blocks/contracts/quote'
import { text } from '@brand/blocks/contracts/text'
import { topicTeaser } from '@brand/blocks/contracts/topic-teaser'
import { Hero } from '@brand/blocks/hero'
import { ImageText } from '@brand/blocks/image-text'
import { BlockSection } from '@brand/blocks/layout'
import { Footer, SiteHeader } from '@brand/blocks/navigation'
import { Quote } from '@brand/blocks/quote'
import { Search, type FindSuggestions } from '@brand/blocks/search'
import { Tabs } from '@brand/blocks/tabs'
import { Text } from '@brand/blocks/text'
import { TopicTeaser } from '@brand/blocks/topic-teaser'
import * as content from './content.ts'

const find: FindSuggestions = async (keyword) => [{ title: `About ${keyword}`, href: '/about', type: 'Page' }]

export const App = () => (
  <>
    <SiteHeader
      brand={content.brand}
      homeHref="/"
      logo={<b>{content.brand}</b>}
      menu={content.menu}
      locales={content.locales}
      search={<Search href="/search" findSuggestions={find} />}
    />
    <main id="main">
      <Hero
        title="Turn the room down"
        text="Felt for rooms in which people have to hear each other."
        image={content.hall}
        action={{ label: 'Ask for a sample', href: '/about' }}
        headingLevel={1}
        priority
      />
      <BlockSection {...text}>
        <Text bodyHtml={content.body} />
      </BlockSection>
      <BlockSection {...imageText}>
        <ImageText bodyHtml={content.body} image={content.panel} caption="Pressed in one piece" />
      </BlockSection>
      <BlockSection {...quote}>
        <Quote
          text="A good room is like a good host."
          highlight="host"
          author="Ines Vandevelde"
          authorRole="Architect"
          portrait={content.portrait}
        />
      </BlockSection>
      <BlockSection width={{ l: 8, m: 10, s: 12 }} id="stories">
        <Tabs label="Rooms" tabs={content.tabs.map(({ text: words, ...tab }) => ({ ...tab, content: <p>{words}</p> }))} />
      </BlockSection>
      <BlockSection {...topicTeaser}>
        <TopicTeaser
          title="Arches of felt"
          tagline="Stories"
          descriptionHtml="<p>How a station became quiet.</p>"
          image={content.arches}
          action={{ label: 'Read on', href: '/about', variant: 'secondary' }}
        />
      </BlockSection>
      <BlockSection width={{ l: 8, m: 10, s: 12 }}>
        <Accordion items={content.questions.map(({ text: words, ...item }) => ({ ...item, content: <p>{words}</p> }))} />
      </BlockSection>
      <BlockSection {...callToActionHero}>
        <CallToActionHero
          title="Hear it"
          text="Visit a showroom."
          image={content.arches}
          action={{ label: 'Plan a visit', href: '/about' }}
        />
      </BlockSection>
      {/* A part of the application's own, in Tailwind's words. */}
      <aside data-own="" className="flex gap-4 p-8 text-2xl underline">
        <span>One</span>
        <span>Two</span>
      </aside>
    </main>
    <Footer
      brand={content.brand}
      year={2026}
      about={content.menu}
      legal={content.legal}
      socials={content.socials}
      locales={content.locales}
    />
  </>
)
