import { cx } from '../styles/cx.ts'
import { onSurface } from '../styles/surface.ts'
import { Picture } from '../picture/Picture.tsx'
import type { QuoteFields } from '../../generated/props.ts'
import { Cell, Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { quoteStyles } from '../styles/quote-styles.ts'

export interface QuoteFigureProps extends QuoteFields, RootProps {
  /** Address of the author. Default: the name is no link. */
  href?: string | undefined
  /** The portrait loads at once and first. Default `false`. */
  priority?: boolean | undefined
  /** Classes of the block's own. */
  classNames: ReturnType<typeof quoteStyles> & { link?: string }
}

/** From this length on a sentence is set one step lower. */
const long = 120

/** One sentence on a coloured surface, with its author. The language adds its own quotation marks. */
export function QuoteFigure(props: QuoteFigureProps) {
  const { text, highlight, author, authorRole, portrait, surface, href, priority, classNames } = props
  if (!text) return null
  const at = highlight ? text.indexOf(highlight) : -1
  return (
    <div {...rootProps(props, onSurface('strong', classNames.field, surface))} data-part="quote" data-surface={surface}>
      <Grid>
        <Cell>
          <figure data-part="quote-figure">
            <blockquote data-part="quote-sentence">
              <p className={cx(classNames.sentence, text.length > long && classNames.long)} data-part="quote-text">
                {highlight && at >= 0 ? (
                  <>
                    {text.slice(0, at)}
                    <b className={classNames.highlight} data-part="quote-highlight">
                      {highlight}
                    </b>
                    {text.slice(at + highlight.length)}
                  </>
                ) : (
                  text
                )}
              </p>
            </blockquote>
            {author && (
              <figcaption className={classNames.by} data-part="quote-caption">
                {portrait && (
                  <div className={classNames.portrait} data-part="quote-portrait">
                    <Picture image={portrait} ratio="1:1" sizes="72px" priority={priority} />
                  </div>
                )}
                <div>
                  <span className={classNames.name} data-part="quote-name">
                    {href ? (
                      <a className={classNames.link} data-part="quote-link" href={href}>
                        {author}
                      </a>
                    ) : (
                      author
                    )}
                  </span>
                  {authorRole && <span data-part="quote-role">{authorRole}</span>}
                </div>
              </figcaption>
            )}
          </figure>
        </Cell>
      </Grid>
    </div>
  )
}
