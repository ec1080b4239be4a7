import type { OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/cx.ts'
import { surfaceClass } from '../../elements/surface.css.ts'
import { surfaceStyle } from '../../elements/surface.ts'
import { Picture } from '../../elements/Picture.tsx'
import type { QuoteFields } from '../../generated/props.ts'
import { Cell, Grid } from '../../layout/Grid.tsx'
import type { quote } from './Quote.contract.ts'
import * as css from './Quote.css.ts'

export type QuoteProps = QuoteFields & OptionsOf<typeof quote>

/** From this length on a sentence is set one step lower. */
const long = 120

/** One sentence on a coloured surface, and who said it (BLK-quote). The language adds its own quotation marks. */
export function Quote({ text, loud, quotee, role, portrait, surface, priority }: QuoteProps) {
  if (!text) return null
  const at = loud ? text.indexOf(loud) : -1
  return (
    <div className={cx(surfaceClass, css.field)} data-part="quote" style={surfaceStyle(surface, 'strong')}>
      <Grid>
        <Cell>
          <figure data-part="quote-figure">
            <blockquote data-part="quote-sentence">
              <p className={cx(css.sentence, text.length > long && css.long)} data-part="quote-text">
                {loud && at >= 0 ? (
                  <>
                    {text.slice(0, at)}
                    <b className={css.loud} data-part="quote-loud">
                      {loud}
                    </b>
                    {text.slice(at + loud.length)}
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
                    {quotee}
                  </span>
                  {role && <span data-part="quote-role">{role}</span>}
                </div>
              </figcaption>
            )}
          </figure>
        </Cell>
      </Grid>
    </div>
  )
}
