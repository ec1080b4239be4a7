import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import { cx } from '../../elements/styles/cx.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { onSurface } from '../../elements/styles/surface.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import type { CallToActionHeroFields } from '../../generated/props.ts'
import { Cell, Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { callToActionHero } from './CallToActionHero.contract.ts'
import * as css from './CallToActionHero.css.ts'

export type CallToActionHeroProps = CallToActionHeroFields &
  OptionsOf<typeof callToActionHero> &
  MessagesOption<ElementMessages> &
  RootProps

/**
 * The one thing to do at the end of a page, on a coloured card over a picture. A link to `#id` leads to it; without a picture the
 * whole field has the card's colour.
 * @requirement BLK-call_to_action_hero
 */
export function CallToActionHero(props: CallToActionHeroProps) {
  const { title, text, image, action, surface = 'accent', headingLevel = 2, priority, messages } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div
      {...rootProps(props, onSurface('accent', cx(css.hero, image?.src && css.pictured), surface))}
      data-part="call-to-action-hero"
      data-surface={surface}
    >
      {image?.src && (
        <div className={css.media} data-part="call-to-action-hero-media">
          <Picture image={image} fill priority={priority} />
        </div>
      )}
      <Grid>
        <Cell>
          <div className={cx(css.card, image?.src && surfaceClass)} data-part="call-to-action-hero-card">
            <Heading className={css.title} data-part="call-to-action-hero-title">
              <FittedText text={title} />
            </Heading>
            {text && (
              <p className={css.lead} data-part="call-to-action-hero-text">
                {text}
              </p>
            )}
            <ActionButton action={action} variant="primary" messages={messages} />
          </div>
        </Cell>
      </Grid>
    </div>
  )
}
