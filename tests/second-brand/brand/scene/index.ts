/** The error pages of this brand have no scene. */
export const scene = undefined
