import type { OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import type { StaticHeaderFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { staticHeader } from './StaticHeader.contract.ts'
import * as css from './StaticHeader.css.ts'

export type StaticHeaderProps = StaticHeaderFields & OptionsOf<typeof staticHeader> & RootProps

/**
 * The head of a page, outside the layout wrapper. Heading level 1 by default.
 * @requirement BLK-static_header
 */
export function StaticHeader({ title, size, text, image, headingLevel = 1, priority, ...rest }: StaticHeaderProps) {
  return (
    <div {...rootProps(rest, cx(css.header, !image?.src && css.withoutPicture))} data-part="static-header">
      <Grid>
        <div className={css.words} data-part="static-header-title">
          {title && <DisplayTitle headingLevel={headingLevel} size={size} text={title} />}
          {text && (
            <p className={css.lead} data-part="static-header-text">
              {text}
            </p>
          )}
        </div>
      </Grid>
      {image?.src && (
        <div className={css.picture} data-part="static-header-media">
          <Picture image={image} ratio="16:9" priority={priority} />
        </div>
      )}
    </div>
  )
}
