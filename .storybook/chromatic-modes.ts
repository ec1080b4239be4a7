import { everyStory, firstStory, frameName } from './frames.ts'

/**
 * The frames of `npm run review` for Chromatic, in which it takes every story. It sets media for a story, not for a mode: forced
 * colours, print and reduced motion are left to `npm run review`.
 */
export const modes = Object.fromEntries(
  [...everyStory, ...firstStory]
    .filter(({ media }) => !media)
    .map((frame) => [frameName(frame), { brand: frame.brand, locale: frame.locale ?? 'en', viewport: frame.width }]),
)
