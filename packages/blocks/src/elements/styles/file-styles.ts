import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, underline, underlineHover } from './type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The styles of a list of files, for each block that shows one: a block brings no other's styles. */
export function fileStyles() {
  /** A title and some words beside the files; above them below l. */
  const section = blockStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[5]} ${vars.grid.gutter}`,
    paddingBlockStart: vars.space[4],
    borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
    '@media': { [from.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  })
  const about = blockStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[3],
    maxInlineSize: vars.grid.measure,
    overflowWrap: 'anywhere',
    '@media': {
      [from.l]: {
        gridColumn: 'span 4',
        position: 'sticky',
        insetBlockStart: `calc(${vars.barHeight} + ${vars.space[5]})`,
        alignSelf: 'start',
        paddingInlineEnd: vars.space[6],
      },
    },
  })
  const list = blockStyle({ minInlineSize: 0, '@media': { [from.l]: { gridColumn: '5 / -1' } } })

  /** A card for each file; a table from m. */
  const table = blockStyle({
    display: 'block',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.m]: { display: 'table', tableLayout: 'fixed' } },
  })
  blockGlobal(`${table} > tbody`, { display: 'block', '@media': { [from.m]: { display: 'table-row-group' } } })

  /** Off screen on phones, where every fact explains itself. */
  const head = blockStyle({
    '@media': {
      [`not all and ${from.m}`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  })
  blockGlobal(`${head} th`, {
    paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
    paddingInline: `0 ${vars.space[4]}`,
    color: vars.color.textMuted,
    fontSize: vars.size.xs,
    textAlign: 'start',
    ...label,
  })

  /** Fixed widths, so that the columns of all tables of a page align. */
  const column = (inlineSize: string) => blockStyle({ '@media': { [from.m]: { inlineSize } } })
  const columns = { format: column('4rem'), size: column('6.5rem'), date: column('7.5rem') }
  blockGlobal(`${head} th:first-child`, { '@media': { [from.m]: { inlineSize: '36%' }, [from.l]: { inlineSize: '46%' } } })

  const row = blockStyle({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
    '@media': { [from.m]: { display: 'table-row' } },
  })
  blockGlobal(`${row}:hover`, { '@media': { [from.m]: { background: vars.color.surfaceMuted } } })
  blockGlobal(`${row} > *`, {
    padding: 0,
    '@media': { [from.m]: { paddingBlock: vars.space[3], paddingInline: `0 ${vars.space[4]}`, verticalAlign: 'middle' } },
  })

  const name = blockStyle({
    flex: '1 0 100%',
    minInlineSize: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...label,
    '@media': { [from.m]: { ...step('lead'), lineHeight: 1.2 } },
  })
  const reference = blockStyle({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.size.xs,
    fontWeight: vars.type.body.weight,
    letterSpacing: 0,
  })
  const fact = blockStyle({ color: vars.color.textMuted, fontSize: vars.size.s, whiteSpace: 'nowrap' })
  const format = blockStyle({ textTransform: 'uppercase' })

  const actions = blockStyle({
    marginInlineStart: 'auto',
    fontSize: vars.size.s,
    '@media': { [from.m]: { textAlign: 'end' } },
  })
  blockGlobal(`${row} > ${actions}`, { '@media': { [from.m]: { paddingInline: 0 } } })
  const actionList = blockStyle({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: vars.space[5] })
  const action = blockStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target.control,
    ...label,
    textDecoration: 'none',
  })
  const words = blockStyle({
    ...underline,
    selectors: { [`${action}:hover > &`]: underlineHover },
  })
  return { section, about, list, table, head, columns, row, name, reference, fact, format, actions, actionList, action, words }
}
