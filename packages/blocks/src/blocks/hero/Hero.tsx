import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import type { HeroFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { hero } from './Hero.contract.ts'
import * as css from './Hero.css.ts'

export type HeroProps = HeroFields & OptionsOf<typeof hero> & MessagesOption<ElementMessages> & RootProps

/**
 * A loud title with one action over a picture. With heading level 1 it stands as the head of the page.
 * @requirement BLK-hero
 */
export function Hero({ title, size, text, image, action, headingLevel = 2, priority, messages, ...rest }: HeroProps) {
  return (
    <div {...rootProps(rest, cx(css.hero, headingLevel === 1 && css.head, !image?.src && css.withoutPicture))} data-part="hero">
      <Grid>
        <div className={css.title} data-part="hero-title">
          {title && <DisplayTitle headingLevel={headingLevel} size={size} text={title} />}
        </div>
        <div className={css.foot} data-part="hero-foot">
          {text && (
            <p className={css.lead} data-part="hero-text">
              {text}
            </p>
          )}
          <ActionButton action={action} onPage messages={messages} />
        </div>
      </Grid>
      {image?.src && (
        <div className={css.picture} data-part="hero-media">
          <Picture image={image} ratio="16:9" priority={priority} />
        </div>
      )}
    </div>
  )
}
