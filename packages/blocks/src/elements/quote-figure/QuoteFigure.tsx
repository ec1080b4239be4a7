import { cx } from '../styles/cx.ts'
import { onSurface } from '../styles/surface.ts'
import { Picture } from '../picture/Picture.tsx'
import type { QuoteFields } from '../../generated/props.ts'
import { Cell, Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { quoteStyles } from '../styles/quote-styles.ts'

export interface QuoteFigureProps extends QuoteFields, RootProps {
  /** Address of who said it. Default: the name is no link. */
  href?: string | undefined
  /** The portrait loads at once and first. Default `false`. */
  priority?: boolean | undefined
  /** Classes of the block's own. */
  css: ReturnType<typeof quoteStyles> & { link?: string }
}

/** From this length on a sentence is set one step lower. */
const long = 120

/** One sentence on a coloured surface, and who said it. The language adds its own quotation marks. */
export function QuoteFigure(props: QuoteFigureProps) {
  const { text, highlight, quotee, quoteeRole, portrait, surface, href, priority, css } = props
  if (!text) return null
  const at = highlight ? text.indexOf(highlight) : -1
  return (
    <div {...rootProps(props, onSurface('strong', css.field, surface))} data-part="quote">
      <Grid>
        <Cell>
          <figure data-part="quote-figure">
            <blockquote data-part="quote-sentence">
              <p className={cx(css.sentence, text.length > long && css.long)} data-part="quote-text">
                {highlight && at >= 0 ? (
                  <>
                    {text.slice(0, at)}
                    <b className={css.highlight} data-part="quote-highlight">
                      {highlight}
                    </b>
                    {text.slice(at + highlight.length)}
                  </>
                ) : (
                  text
                )}
              </p>
            </blockquote>
            {quotee && (
              <figcaption className={css.by} data-part="quote-caption">
                {portrait && (
                  <div className={css.portrait} data-part="quote-portrait">
                    <Picture image={portrait} ratio="1:1" sizes="72px" priority={priority} />
                  </div>
                )}
                <div>
                  <span className={css.name} data-part="quote-name">
                    {href ? (
                      <a className={css.link} data-part="quote-link" href={href}>
                        {quotee}
                      </a>
                    ) : (
                      quotee
                    )}
                  </span>
                  {quoteeRole && <span data-part="quote-role">{quoteeRole}</span>}
                </div>
              </figcaption>
            )}
          </figure>
        </Cell>
      </Grid>
    </div>
  )
}
