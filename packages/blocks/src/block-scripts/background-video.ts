/** A module of its own, since the block with a film imports the script too: else its chunk would bring the bundler's helper for that. */
export { enhanceBackgroundVideo as default } from '../enhance-background-video.ts'
