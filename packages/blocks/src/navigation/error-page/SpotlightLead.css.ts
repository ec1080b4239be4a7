import { blockStyle } from '../../theme/layered.ts'
import { layout } from './ErrorLayout.css.ts'

export const whileDark = blockStyle({ selectors: { [`${layout}:has(:checked) &`]: { display: 'none' } } })
export const whileLit = blockStyle({ selectors: { [`${layout}:not(:has(:checked)) &`]: { display: 'none' } } })
