import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/button/Button.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import type { DetailHeaderFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { detailHeader } from './DetailHeader.contract.ts'
import * as css from './DetailHeader.css.ts'
import { en, type DetailHeaderMessages } from './DetailHeader.messages.ts'
import { FinishLinks } from './FinishLinks.tsx'
import { SubNavigation } from './SubNavigation.tsx'

export type DetailHeaderProps = DetailHeaderFields &
  OptionsOf<typeof detailHeader> &
  MessagesOption<DetailHeaderMessages> &
  RootProps

const sizes = `${from.l} 58vw, 100vw`

/**
 * The head of a product, a fabric or a designer: its figures, what one can ask for, and its links. Heading level 1 by default.
 * @requirement BLK-detail_header
 */
export function DetailHeader(props: DetailHeaderProps) {
  const { label, title, text, image, headingLevel = 1, priority, navigation, facts = [], finishLinks, inverted } = props
  const messages = { ...en, ...props.messages }
  const { quoteHref, samplesHref } = navigation ?? {}
  return (
    <div
      {...rootProps(props, inverted ? onSurface('inverse', css.header) : css.header)}
      data-part="detail-header"
      data-tone={inverted ? 'inverted' : undefined}
    >
      <Grid>
        {image?.src && (
          <div className={css.picture} data-part="detail-header-media">
            <Picture image={image} sizes={sizes} priority={priority} fill />
          </div>
        )}
        <div className={cx(css.text, !image?.src && css.alone, inverted && css.underBar)} data-part="detail-header-text">
          {label && (
            <p className={css.label} data-part="detail-header-label">
              {label}
            </p>
          )}
          <DisplayTitle headingLevel={headingLevel} size="title" text={title ?? ''} />
          {text && (
            <p className={css.lead} data-part="detail-header-lead">
              {text}
            </p>
          )}
          {facts.length > 0 && (
            <FactList facts={facts} classNames={{ list: css.facts, row: css.fact, name: css.factName, value: css.factValue }} />
          )}
          {finishLinks && <FinishLinks links={finishLinks} messages={messages} />}
          {(quoteHref || samplesHref) && (
            <div className={css.actions} data-part="detail-header-actions">
              {quoteHref && <Button href={quoteHref}>{messages.quote}</Button>}
              {samplesHref && (
                <Button href={samplesHref} variant="inverse">
                  {messages.samples}
                </Button>
              )}
            </div>
          )}
        </div>
        {navigation && <SubNavigation navigation={navigation} messages={messages} />}
      </Grid>
    </div>
  )
}
