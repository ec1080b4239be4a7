import { percent } from './percent.ts'

/** Number of strips that draw a decay over the whole width. */
const strips = 72

/** Level of a sound after some seconds: 1 at its start, 0 at 60 decibels below it. */
export type Level = (seconds: number) => number

/** The level of a sound that falls by 60 decibels in so many seconds. */
export const evenly =
  (seconds: number): Level =>
  (time) =>
    1 - time / seconds

/** The strips of a decay on an axis with this end, as attributes of rectangles; those after `heard` seconds are marked. */
export const decayBars = (level: Level, end: number, assumedAfter = Number.POSITIVE_INFINITY) =>
  Array.from({ length: strips }, (_, i) => ({ i, time: (i * end) / strips }))
    .map(({ i, time }) => ({ i, time, height: Math.min(1, level(time)) }))
    .filter(({ height }) => height > 0.01)
    .map(({ i, time, height }) => ({
      x: percent(i / strips),
      width: percent(0.6 / strips),
      y: percent(1 - height),
      height: percent(height),
      ...(time > assumedAfter && { 'data-assumed': '' }),
    }))
