import { elementStyle } from '../../theme/layered.ts'

/** Off screen, but read out. */
export const visuallyHidden = elementStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
