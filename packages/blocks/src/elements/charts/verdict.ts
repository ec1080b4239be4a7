/** Recommended seconds at 500 and 1000 Hz, furnished; where advice is a range, its end. The first use is the default. */
export const recommendedTimes = {
  meeting: 0.6,
  classroom: 0.6,
  office: 0.5,
  living: 0.5,
  restaurant: 0.8,
  canteen: 1,
  studio: 0.3,
} as const
export type RoomUse = keyof typeof recommendedTimes

/** Compares a time with the recommended one. */
export function compareTime(seconds: number, target: number): 'long' | 'right' | 'short' {
  if (seconds > target * 1.1) return 'long'
  return seconds < target * 0.6 ? 'short' : 'right'
}
