import { blockStyle } from '../../theme/layered.ts'

const powers = [1, 10, 100]

/**
 * Classes that give a whole number below 1,000 to a stylesheet, digit by digit: a policy may allow no `style` attribute. `sum` is the
 * number for `calc()`.
 */
export const numberStyles = (name: string) => ({
  digits: powers.map((power) =>
    Array.from({ length: 10 }, (_, digit) => blockStyle({ vars: { [`--b-${name}-${power}`]: `${digit * power}` } })),
  ),
  sum: `(${powers.map((power) => `var(--b-${name}-${power})`).join(' + ')})`,
})
