/** The conditions that each medium of the toolbar exchanges. */
export const exchanged: Record<string, [chosen: string, usual: string]> = {
  print: ['print', 'screen'],
  'reduced motion': ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: no-preference)'],
  'forced colours': ['(forced-colors: active)', '(forced-colors: none)'],
}
export const media = ['none', ...Object.keys(exchanged)]
