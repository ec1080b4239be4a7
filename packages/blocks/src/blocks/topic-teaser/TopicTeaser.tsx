import type { BlockOptions } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/ActionButton.tsx'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { breakpoints } from '../../theme/breakpoints.ts'
import type { TopicTeaserFields } from './TopicTeaser.contract.ts'
import * as css from './TopicTeaser.css.ts'

export type TopicTeaserProps = TopicTeaserFields & BlockOptions & { messages?: Partial<ElementMessages> }

const sizes = `(min-width: ${breakpoints.l}px) 66vw, (min-width: ${breakpoints.m}px) 58vw, 100vw`

/** A large picture and a few words that lead to another page (BLK-topic_teaser). Without a title it renders nothing (OR-83). */
export function TopicTeaser(props: TopicTeaserProps) {
  const { title, tagline, description, cta, image, right, headingLevel = 2, priority, messages } = props
  if (!title) return null
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.teaser} data-side={right ? 'right' : undefined}>
      {image?.src && (
        <div className={css.picture}>
          <Picture image={image} ratio="7:6" sizes={sizes} priority={priority} />
        </div>
      )}
      <div className={css.text}>
        {tagline && <p className={css.tagline}>{tagline}</p>}
        <Heading className={css.title}>{title}</Heading>
        {description && <RichText html={description} messages={messages} />}
        <div className={css.action}>
          <ActionButton action={cta} messages={messages} />
        </div>
      </div>
    </div>
  )
}
