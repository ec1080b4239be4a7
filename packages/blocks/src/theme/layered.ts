import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { blocks, elements } from './layers.css.ts'

/** A class in the layer of the shared parts; a block's own styles win over it. */
export const elementStyle = (rule: StyleRule) => style({ '@layer': { [elements]: rule } })

/** A selector's style in the layer of the shared parts. */
export const elementGlobal = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [elements]: rule } })

/** A class in the layer of the blocks. */
export const blockStyle = (rule: StyleRule) => style({ '@layer': { [blocks]: rule } })

/** A selector's style in the layer of the blocks. */
export const blockGlobal = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [blocks]: rule } })
