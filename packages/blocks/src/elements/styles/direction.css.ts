import { elementGlobal } from '../../theme/layered.ts'

/**
 * 1 where lines run to the right, -1 where they run to the left: a factor for what has no logical property (movement,
 * gradients, mirroring). An attribute selector, since build tools turn `:dir()` into a list of languages.
 */
export const direction = 'var(--b-direction, 1)'

elementGlobal('[dir="ltr"]', { vars: { '--b-direction': '1' } })
elementGlobal('[dir="rtl"]', { vars: { '--b-direction': '-1' } })
