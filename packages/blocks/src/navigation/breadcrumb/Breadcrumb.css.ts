import { blockStyle } from '../../theme/layered.ts'
import { underline } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const trail = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} 0.6rem`,
  alignItems: 'center',
  minBlockSize: vars.target.control,
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})

export const step = blockStyle({
  display: 'flex',
  gap: '0.6rem',
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // The slash is not read out.
  selectors: { '& + &::before': { content: '"/" / ""', color: vars.color.textMuted } },
})

export const link = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  ...underline,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const here = blockStyle({ color: vars.color.textMuted })
