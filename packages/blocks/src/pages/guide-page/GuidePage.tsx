import type { ReactNode } from 'react'
import type { ImageValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import { Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './GuidePage.css.ts'
import { en, type GuidePageMessages } from './GuidePage.messages.ts'

export interface GuidePageProps extends RootProps {
  /** The guide's title. */
  title: string
  /** Below the title: the question that the guide answers. Default: nothing. */
  subtitle?: string | undefined
  /** Summary of the guide. */
  intro?: string | undefined
  /** Its picture. */
  image?: ImageValue | undefined
  /** Its own colour, `#rrggbb`. Without one it has the colours of the page. */
  color?: string | undefined
  /**
   * Colour of the text on `color`, which becomes a little lighter or darker where the text is not legible otherwise. Where that is
   * not enough, the text has the other colour. Default `dark`.
   */
  textTone?: 'dark' | 'light' | undefined
  /** The bar of the site lies over the page. Default `false`. */
  inverted?: boolean | undefined
  /** Address of the page that lists all guides. */
  parentHref: string
  /** Its body. */
  children?: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<GuidePageMessages> | undefined
}

/**
 * An acoustic guide in its colours: its head, its body, and the link back to all of them.
 * @requirement GUIDE-01, GUIDE-03, GUIDE-04
 */
export function GuidePage(props: GuidePageProps) {
  const { title, subtitle, intro, image, color, textTone = 'dark', inverted, parentHref, children } = props
  const messages = { ...en, ...props.messages }
  const own = toCustomColor(color, textTone)
  const field = cx(own && css.edge, own?.legible && css.field, own?.texture && surfaceClass)
  return (
    <article
      {...rootProps(props, { className: own?.legible ? css.colored : undefined, style: own?.style })}
      data-part="guide-page"
    >
      <header className={cx(css.header, inverted && css.underBar, field)} data-part="guide-page-header">
        <Grid>
          <div className={css.title} data-part="guide-page-title">
            <DisplayTitle headingLevel={1} text={title} />
          </div>
          {(subtitle || intro) && (
            <div className={css.text} data-part="guide-page-text">
              {subtitle && (
                <p className={css.subtitle} data-part="guide-page-subtitle">
                  {subtitle}
                </p>
              )}
              {intro && (
                <p className={css.intro} data-part="guide-page-intro">
                  {intro}
                </p>
              )}
            </div>
          )}
          {image?.src && (
            <div className={css.picture} data-part="guide-page-media">
              <Picture image={image} ratio="16:9" sizes={`${from.m} 66vw, 100vw`} priority />
            </div>
          )}
        </Grid>
      </header>
      {children}
      <a className={cx(css.parent, field)} data-part="guide-page-parent" href={parentHref}>
        <span className={css.back} data-part="guide-page-back">
          <Icon name="arrow" />
        </span>
        {messages.parent}
      </a>
    </article>
  )
}
