import type { ComponentType, CSSProperties } from 'react'

/** Attributes of an `<img>`. A component that draws it instead passes on all those that it does not decide itself. */
export interface ImageAttributes {
  src: string
  srcSet: string | undefined
  sizes: string | undefined
  alt: string
  width: number
  height: number
  loading: 'eager' | 'lazy'
  fetchPriority: 'high' | 'auto'
  decoding: 'async'
  className: string
  /** Colour, preview and focal point. */
  style: CSSProperties
  'data-part': string
  'data-ratio': string | undefined
}

/** The component that draws pictures. */
export const drawing: { Image: ComponentType<ImageAttributes> | 'img' } = { Image: 'img' }

/**
 * Draws the pictures of all components by one of your framework, such as `next/image`. Call it in a module that the server loads, and in
 * one that the browser loads: each draws by its own.
 */
export function setImageComponent(own: ComponentType<ImageAttributes>): void {
  drawing.Image = own
}
