import { standingLink } from '../../elements/styles/text-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, typeStyle } from '../../elements/styles/type.ts'
import { hangingTab } from '../../elements/styles/accent-tab.ts'
import { vars } from '../../theme/vars.css.ts'
import { regions } from './regions.ts'

export const block = blockStyle({})
export const title = blockStyle({ ...step(2), marginBlockEnd: vars.space[6] })
export const empty = blockStyle({ ...step(3), ...typeStyle('secondary') })

/** One choice out of the regions; each looks like a tab that hangs from the rule. */
export const choice = blockStyle({ marginBlockEnd: vars.space[7] })
export const tabs = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})
const tab = hangingTab('&:has(:checked)', '&:hover')
export const region = blockStyle({
  ...tab,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.button,
  marginInlineEnd: vars.space[6],
  cursor: 'pointer',
  selectors: {
    ...tab.selectors,
    '&:has(:checked)': label,
    '&:has(:focus-visible)': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
})

/** Without `:has` every region is shown. */
for (const name of regions) {
  const chosen = `${block}:has([value="${name}"]:checked)`
  blockGlobal(`${chosen} [data-region]:not([data-region="${name}"])`, { display: 'none' })
  blockGlobal(`${chosen} [data-regions]:not([data-regions~="${name}"])`, { display: 'none' })
}

/** Two columns, or one that takes all of the page where a region has one kind only. */
export const columns = blockStyle({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.grid.gutter}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
})
export const column = blockStyle({ minInlineSize: 0 })
export const head = blockStyle({
  ...step(3),
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})
export const list = blockStyle({
  display: 'grid',
  gap: `${vars.space[7]} ${vars.grid.gutter}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
})

/** Picture and words side by side where there is room for both. */
export const office = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(14rem, 40%)), 1fr))',
  gap: vars.space[5],
  paddingBlockEnd: vars.space[7],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const picture = blockStyle({})
export const text = blockStyle({ minInlineSize: 0 })
/** The words of one without a picture line up with those of the others. */
blockGlobal(`${list}:has(${picture}) ${text}`, { gridColumnEnd: -1 })
export const place = blockStyle({ ...step(4), ...label })
export const name = blockStyle({ marginBlockStart: vars.space[2], ...label })
export const address = blockStyle({ fontStyle: 'normal', color: vars.color.textMuted })
blockGlobal(`${address} > span`, { display: 'block' })
export const phone = blockStyle({
  ...standingLink(vars.target.control),
  fontVariantNumeric: 'tabular-nums',
})
export const actions = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlockStart: vars.space[3],
})
