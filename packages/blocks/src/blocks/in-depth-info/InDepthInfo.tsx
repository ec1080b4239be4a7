import type { CSSProperties } from 'react'
import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import type { InDepthInfoFields } from '../../generated/props.ts'
import { textOn } from '../../theme/text-on.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { inDepthInfo } from './InDepthInfo.contract.ts'
import * as css from './InDepthInfo.css.ts'
import { Media } from './Media.tsx'

export type InDepthInfoProps = InDepthInfoFields & OptionsOf<typeof inDepthInfo> & MessagesOption<ElementMessages> & RootProps

/**
 * Text on how a product is made or what it does, on a coloured half page beside a picture or a film.
 * @requirement BLK-in_depth_info
 */
export function InDepthInfo(props: InDepthInfoProps) {
  const { title, subtitle, image, video, properties = [], bodyHtml, backgroundColor, textColor, headingLevel = 2 } = props
  const Heading = `h${headingLevel}` as const
  const on = textOn(backgroundColor, textColor)
  const colours = on && ({ '--b-field': backgroundColor, '--b-on-field': on.color } as CSSProperties)
  return (
    <div {...rootProps(props, css.info)} data-part="in-depth-info">
      <Media image={image} video={video} title={title} priority={props.priority} />
      <div className={css.side} data-part="in-depth-info-side" style={colours}>
        {on && !on.legible && <div className={css.band} data-part="in-depth-info-band" />}
        <div
          className={cx(css.field, on?.legible && css.coloured, on?.legible && on.texture && surfaceClass)}
          data-part="in-depth-info-field"
        >
          <Heading className={css.title} data-part="in-depth-info-title">
            <FittedText text={title} />
          </Heading>
          {subtitle && (
            <p className={css.lead} data-part="in-depth-info-subtitle">
              {subtitle}
            </p>
          )}
          {properties.length > 0 && (
            <FactList
              facts={properties.map(({ key, value }) => ({ name: key, value }))}
              classNames={{ list: css.properties, row: css.property, name: css.key }}
            />
          )}
          {bodyHtml && <RichText html={bodyHtml} messages={props.messages} />}
        </div>
      </div>
    </div>
  )
}
