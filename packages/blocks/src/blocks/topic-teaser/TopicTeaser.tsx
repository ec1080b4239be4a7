import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import type { TopicTeaserFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { topicTeaser } from './TopicTeaser.contract.ts'
import * as css from './TopicTeaser.css.ts'

export type TopicTeaserProps = TopicTeaserFields & OptionsOf<typeof topicTeaser> & MessagesOption<ElementMessages> & RootProps

const sizes = `${from.l} 66vw, ${from.m} 58vw, 100vw`

/**
 * A large picture and a few words that lead to another page. Without a title it renders nothing.
 * @requirement BLK-topic_teaser, OR-83
 */
export function TopicTeaser(props: TopicTeaserProps) {
  const { title, tagline, descriptionHtml, action, image, imageSide, headingLevel = 2, priority, messages } = props
  if (!title) return null
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rootProps(props, css.teaser)} data-part="topic-teaser" data-side={imageSide}>
      {image?.src && (
        <div className={css.picture} data-part="topic-teaser-media">
          <Picture image={image} sizes={sizes} priority={priority} />
        </div>
      )}
      <div className={css.text} data-part="topic-teaser-text">
        {tagline && (
          <p className={css.tagline} data-part="topic-teaser-tagline">
            {tagline}
          </p>
        )}
        <Heading className={css.title} data-part="topic-teaser-title">
          <FittedText text={title} />
        </Heading>
        {descriptionHtml && <RichText html={descriptionHtml} messages={messages} />}
        <div className={css.action} data-part="topic-teaser-action">
          <ActionButton action={action} onPage messages={messages} />
        </div>
      </div>
    </div>
  )
}
