import { globalLayer } from '@vanilla-extract/css'
import { layerName, weakerLayers } from './layers.ts'

for (const name of weakerLayers) globalLayer(name)

/** Cascade layers, in this order. Styles outside of a layer, such as a brand's own, win over all of them. */
globalLayer(layerName('theme'))
export const reset = globalLayer(layerName('reset'))
export const elements = globalLayer(layerName('elements'))
export const blocks = globalLayer(layerName('blocks'))
