/** How a time compares with the recommended one. */
export function verdictOf(seconds: number, target: number): 'long' | 'right' | 'short' {
  if (seconds > target * 1.1) return 'long'
  return seconds < target * 0.6 ? 'short' : 'right'
}
