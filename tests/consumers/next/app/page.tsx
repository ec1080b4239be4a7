import { Accordion } from '@brand/blocks/accordion'
import { quote } from '@brand/blocks/contracts/quote'
import { text } from '@brand/blocks/contracts/text'
import { topicTeaser } from '@brand/blocks/contracts/topic-teaser'
import { Hero } from '@brand/blocks/hero'
import { BlockSection } from '@brand/blocks/layout'
import { Quote } from '@brand/blocks/quote'
import { Tabs } from '@brand/blocks/tabs'
import { Text } from '@brand/blocks/text'
import { TopicTeaser } from '@brand/blocks/topic-teaser'
import * as content from '../content'

export default function Page() {
  return (
    <>
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
      <aside data-own="" className="flex gap-4 p-8 text-2xl underline">
        <span>One</span>
        <span>Two</span>
      </aside>
    </>
  )
}
