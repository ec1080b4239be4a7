import { customColorField } from '../../elements/styles/custom-color-field.ts'
import { coverLink, fittedIn } from '../../elements/styles/cover-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, underline } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

/** Container that a grid gives to a card that lies across it. */
export const cardPlace = 'b-article-card'
/** Its picture stands beside its text. */
const wide = `${cardPlace} (min-width: 0)`

/** Picture on top, the field of the category below. */
export const card = blockStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceMuted,
  vars: { [vars.radius.media]: '0px' },
  '@container': { [wide]: { flexDirection: 'row' } },
})

export const coloured = blockStyle(customColorField)

/** Where no text is legible on the colour, it is a stripe above the text. */
export const striped = blockStyle({})

export const media = blockStyle({ position: 'relative', '@container': { [wide]: { flex: '1 1 0' } } })
blockGlobal(`${media} img`, {
  display: 'block',
  inlineSize: '100%',
  objectFit: 'cover',
  aspectRatio: '36 / 31',
  '@container': { [wide]: { position: 'absolute', blockSize: '100%' } },
})

/** The line of category and time stands above the title, which comes first for whoever listens. */
export const text = blockStyle({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minBlockSize: '14rem',
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[5]}`,
  '@container': { [wide]: { flex: '1 1 0', minBlockSize: '20rem' } },
})
blockGlobal(`${striped} > ${text}`, { borderBlockStart: `${vars.space[3]} solid var(--b-field)` })

export const meta = blockStyle({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
export const category = blockStyle(label)
export const time = blockStyle({ fontVariantNumeric: 'tabular-nums' })

export const title = blockStyle(step(3))

export const link = blockStyle(coverLink)
fittedIn(link)
blockGlobal(`${card}:is(:hover, :focus-within) ${link}`, {
  ...underline,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.14em',
})

export const intro = blockStyle({ marginBlockStart: 'auto', fontSize: vars.size.s, lineHeight: vars.leading.s })
