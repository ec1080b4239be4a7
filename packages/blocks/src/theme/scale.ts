import type { Theme, ThemeValues } from './theme.ts'

/** Sizes, spaces and times of the design language that a brand may keep as they are (sections 3 to 5). */
export const scale = {
  size: {
    loud: 'clamp(2.75rem, 1.1643rem + 10.095vw, 10.25rem)',
    1: 'clamp(2.75rem, 1.45rem + 5.333vw, 6.25rem)',
    2: 'clamp(2.125rem, 1.3821rem + 3.048vw, 4.125rem)',
    3: 'clamp(1.625rem, 1.2536rem + 1.524vw, 2.625rem)',
    4: 'clamp(1.25rem, 1.1107rem + 0.571vw, 1.625rem)',
    lead: 'clamp(1.1875rem, 1.0482rem + 0.571vw, 1.5625rem)',
    body: 'clamp(1rem, 0.9536rem + 0.19vw, 1.125rem)',
    s: 'clamp(0.9375rem, 0.9143rem + 0.095vw, 1rem)',
    xs: '0.875rem',
    quote: 'clamp(2.125rem, 1.2rem + 3.9vw, 5.25rem)',
  },
  leading: { loud: '0.9', 1: '0.94', 2: '1', 3: '1.08', 4: '1.1', lead: '1.36', body: '1.5', s: '1.4' },
  tracking: { loud: '-0.045em', 1: '-0.04em', 2: '-0.03em', 3: '-0.02em', 4: '-0.02em', lead: '-0.012em' },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    10: '8rem',
    section: 'clamp(5rem, 2.8rem + 9.2vw, 11rem)',
  },
  grid: { gutter: '0.75rem', margin: '1.25rem', max: '105rem', measure: '34em' },
  border: { hair: '1px', rule: '2px', focus: '3px', focusOffset: '3px' },
  target: { min: '1.75rem', control: '2.75rem', button: '3.25rem', field: '3.5rem' },
  duration: { instant: '120ms', short: '240ms', medium: '480ms', long: '900ms', stagger: '90ms' },
  easing: { damp: 'cubic-bezier(0.16, 1, 0.3, 1)', pull: 'cubic-bezier(0.5, 0, 0.1, 1)' },
  barHeight: '4rem',
} satisfies Partial<ThemeValues>

/** Gutters, margins and the navigation bar grow with the screen; past the widest page the margins take the rest. */
export const scaleFrom: Theme['from'] = {
  s: { gutter: '1rem', margin: '1.5rem' },
  m: { gutter: '1.25rem', margin: '2rem' },
  l: { gutter: '1.5rem', margin: 'max(2rem, (100vw - 105rem) / 2)', barHeight: '5.25rem' },
}
