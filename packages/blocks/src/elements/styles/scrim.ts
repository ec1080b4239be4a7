import { vars } from '../../theme/vars.css.ts'

/** The scrim at a strength, in percent: laid between a picture and what is on it. */
export const scrim = (percent: number) => `color-mix(in srgb, ${vars.color.scrim} ${percent}%, transparent)`
