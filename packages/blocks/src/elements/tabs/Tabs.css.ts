import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { step } from '../styles/type.ts'
import * as styles from '../styles/tab-styles.ts'

export const tabs = elementStyle({})

export const list = elementStyle(styles.row)
export const tab = elementStyle(styles.tab)
export const count = elementStyle({ ...styles.count, verticalAlign: '0.35em' })

export const panel = elementStyle({ paddingBlockStart: vars.space[5] })

/** Names a panel where all of them are shown. */
export const heading = elementStyle({
  ...step(3),
  marginBlockEnd: vars.space[4],
  '@media': { '(scripting: enabled)': { display: 'none' }, print: { display: 'block !important' as 'block' } },
})

const hidden = { '@media': { 'screen and (scripting: enabled)': { display: 'none' } } }
elementGlobal(`${panel}[data-state="inactive"]`, hidden)
// Until hydration the hash of the address chooses the panel.
elementGlobal(`${tabs}:not([data-live]):has(> :target) > ${panel}`, hidden)
elementGlobal(`${tabs}:not([data-live]) > ${panel}:target`, { '@media': { screen: { display: 'block !important' as 'block' } } })
