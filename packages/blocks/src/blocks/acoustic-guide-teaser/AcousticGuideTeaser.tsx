import type { OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import type { AcousticGuideTeaserFields } from '../../generated/props.ts'
import { Cell, Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { acousticGuideTeaser } from './AcousticGuideTeaser.contract.ts'
import * as css from './AcousticGuideTeaser.css.ts'

export type AcousticGuideTeaserProps = AcousticGuideTeaserFields & OptionsOf<typeof acousticGuideTeaser> & RootProps

/**
 * The acoustic guides as strips in their colours. Where there is a pointer one strip at a time is open: the one pointed at or
 * focused, else the first. Without guides it renders nothing.
 * @requirement BLK-acoustic_guide_teaser
 */
export function AcousticGuideTeaser({ title, guides, headingLevel = 2, ...rest }: AcousticGuideTeaserProps) {
  if (!guides?.length) return null
  const Heading = `h${headingLevel}` as const
  const Name = title ? (`h${headingLevel + 1}` as 'h3') : Heading
  return (
    <div {...rootProps(rest)} data-part="acoustic-guide-teaser">
      {title && (
        <div className={css.head} data-part="acoustic-guide-teaser-head">
          <Grid>
            <Cell>
              <Heading className={css.heading} data-part="acoustic-guide-teaser-title">
                <FittedText text={title} />
              </Heading>
            </Cell>
          </Grid>
        </div>
      )}
      <ul data-part="acoustic-guide-teaser-list">
        {guides.map(({ id, lang, title: name, href, subtitle, intro, color, textTone = 'dark', image }) => {
          const own = toCustomColor(color, textTone)
          return (
            <li
              key={id}
              className={cx(css.strip, own && css.edge, own?.legible && css.field, own?.texture && surfaceClass)}
              data-part="acoustic-guide-teaser-item"
              style={own?.style}
              lang={lang}
            >
              <div className={css.line} data-part="acoustic-guide-teaser-line">
                <Name className={css.name} data-part="acoustic-guide-teaser-name">
                  <a className={css.link} data-part="acoustic-guide-teaser-link" href={href}>
                    <span>
                      <FittedText text={name} />
                    </span>
                  </a>
                </Name>
                {subtitle && (
                  <p className={css.subtitle} data-part="acoustic-guide-teaser-subtitle">
                    {subtitle}
                  </p>
                )}
                <span className={css.arrow} data-part="acoustic-guide-teaser-arrow">
                  <Icon name="arrow" />
                </span>
              </div>
              <div className={css.more} data-part="acoustic-guide-teaser-more">
                <div className={css.inside} data-part="acoustic-guide-teaser-inside">
                  {intro && (
                    <p className={css.intro} data-part="acoustic-guide-teaser-intro">
                      {intro}
                    </p>
                  )}
                  {image?.src && (
                    <div className={css.picture} data-part="acoustic-guide-teaser-media">
                      <Picture image={image} sizes={`${from.m} 50vw, 1px`} fill />
                    </div>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
