import type { ReactNode } from 'react'
import type { ImageValue } from '../../contract/values.ts'
import { cx } from '../../elements/cx.ts'
import { DisplayTitle } from '../../elements/DisplayTitle.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { surfaceClass } from '../../elements/surface.css.ts'
import { surfaceStyle } from '../../elements/surface.ts'
import { Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import * as css from './DesignerPage.css.ts'
import { en, type DesignerPageMessages } from './DesignerPage.messages.ts'

export interface DesignerPageProps {
  /** First and last name. */
  name: string
  /** What the designer does. */
  intro?: string | undefined
  /** A portrait. */
  image?: ImageValue | undefined
  /** The bar of the site lies over the page, whose head is then dark. Default `false`. */
  inverted?: boolean | undefined
  /** Its body. */
  children?: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<DesignerPageMessages> | undefined
}

const sizes = `${from.m} 50vw, 100vw`

/** A designer: portrait, name and words, then the body (RT-18, DSGN-01, DSGN-03). */
export function DesignerPage({ name, intro, image, inverted, children, messages }: DesignerPageProps) {
  return (
    <article data-part="designer-page">
      <header
        className={cx(css.header, inverted && css.below, inverted && surfaceClass)}
        data-part="designer-page-header"
        style={inverted ? surfaceStyle(undefined, 'inverse') : undefined}
      >
        <Grid>
          {image?.src && (
            <div className={css.picture} data-part="designer-page-media">
              <Picture image={image} ratio="1:1" sizes={sizes} priority />
            </div>
          )}
          <div className={cx(css.text, !image?.src && css.alone)} data-part="designer-page-text">
            <p className={css.label} data-part="designer-page-label">
              {{ ...en, ...messages }.designer}
            </p>
            <DisplayTitle level={1} size="title" text={name} />
            {intro && (
              <p className={css.intro} data-part="designer-page-intro">
                {intro}
              </p>
            )}
          </div>
        </Grid>
      </header>
      {children}
    </article>
  )
}
