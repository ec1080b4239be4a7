/** The one cascade layer that holds everything of this package; its parts, weakest first. */
const parent = 'brand-blocks'
export const layerParts = ['theme', 'reset', 'elements', 'blocks'] as const

/** Full name of a part, such as `brand-blocks.theme`. */
export const layerName = (part: (typeof layerParts)[number]) => `${parent}.${part}`

/**
 * Layers that other libraries use for their own resets (Tailwind 4: `theme`, `base`). Named before ours, so that they stay weaker
 * even when their stylesheet comes after ours.
 */
export const weakerLayers = ['theme', 'base'] as const

/** First statement of every published stylesheet: the order of the layers, whichever file comes first. */
export const layerOrder = `@layer ${[...weakerLayers, ...layerParts.map(layerName)].join(', ')};`
