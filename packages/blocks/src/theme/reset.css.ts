import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { reset as layer } from './layers.css.ts'
import { vars } from './vars.css.ts'

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) => globalStyle(selector, { '@layer': { [layer]: rule } })
const when = (media: string, selector: string, rule: Omit<GlobalStyleRule, '@layer' | '@media'>) =>
  reset(selector, { '@media': { [media]: rule } })

reset('*, ::before, ::after', { boxSizing: 'border-box' })
reset('html', {
  /** From 1920 to 2240 px, type, grid and space grow once more, by a quarter: all of them are written in rem. */
  fontSize: 'clamp(100%, 1.25vw - 50%, 125%)',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.barHeight} + 1.75rem)`,
})
reset('body', {
  margin: 0,
  background: vars.color.surface,
  fontSize: vars.size.body,
  fontStretch: vars.type.body.width,
  fontWeight: vars.type.body.weight,
  lineHeight: vars.leading.body,
  letterSpacing: 'normal',
  textRendering: 'auto',
  fontKerning: 'normal',
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
})
reset('body, [data-tone], [data-brand]', { color: vars.color.onSurface, fontFamily: vars.font.body })
reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 })
/** An empty string, not `none`: with `none` Safari no longer announces a list. */
reset('ul, ol', { listStyleType: '""' })
reset('fieldset', { border: 0, minWidth: 0 })
reset('img, svg, video, iframe', { display: 'block', maxWidth: '100%' })
reset('img, video', { height: 'auto' })
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', hyphens: 'manual' })
reset('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' })
/** Explicit, since resets of others take the underline away. */
reset('a', { color: 'inherit', textDecoration: 'underline' })
/** Without a height of their own they leave the lines where they are; resets of others move them. */
reset('sub, sup', { position: 'static', inset: 0, fontSize: '0.75em', lineHeight: 0 })
reset('sub', { verticalAlign: 'sub' })
reset('sup', { verticalAlign: 'super' })
reset('table', { borderCollapse: 'collapse' })
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })

reset('h1, h2, h3, h4, h5, h6', {
  color: 'inherit',
  fontFamily: vars.font.title,
  fontWeight: vars.type.heading.weight,
  fontStretch: vars.type.heading.width,
  lineHeight: vars.leading[2],
  vars: { '--b-tracking': vars.tracking[2] },
  letterSpacing: 'var(--b-tracking)',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  /** At the joints of their words only: an editor marks these by soft hyphens, a dictionary knows syllables. */
  hyphens: 'manual',
})
reset('p, li, dd, figcaption, blockquote', { textWrap: 'pretty', overflowWrap: 'break-word' })

/** Only German and Dutch have words long enough to break; `hyphens` inherits, so every change of language resets it. */
reset(':where(html, [lang])', { hyphens: 'manual' })
reset(':where(html, [lang]):lang(de, nl)', { hyphens: 'auto', hyphenateLimitChars: '10 4 4' })
reset('code', { hyphens: 'manual' })

reset(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focusOffset,
})
reset('::selection', { background: vars.color.accent, color: vars.color.onAccent })

/** Only after a click on a link: whoever moves by keyboard must see the focus at once. */
when('(prefers-reduced-motion: no-preference)', 'html:has(a:hover):not(:has(:focus-visible))', { scrollBehavior: 'smooth' })
// None at all: with any duration, an element is hidden for one more frame than its style sets, and cannot take the focus.
when('(prefers-reduced-motion: reduce)', '*, ::before, ::after', { animation: 'none !important', transition: 'none !important' })

when('(forced-colors: active)', ':focus-visible', { outlineColor: 'Highlight' })

/** Paper has no dark fields: everything is printed as text on white, and nothing is cut from its heading. */
when('print', '*, ::before, ::after', { background: 'none !important', color: 'CanvasText !important' })
when('print', ':root, [data-tone]', { colorScheme: 'light !important' })
when('print', 'h1, h2, h3, h4, h5, h6', { breakAfter: 'avoid', breakInside: 'avoid' })
when('print', 'figure, blockquote, tr, li, img', { breakInside: 'avoid' })
