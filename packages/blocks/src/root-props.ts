import type { AriaAttributes, CSSProperties, Ref } from 'react'
import { warnDropped } from './warn-dropped.ts'

/**
 * Attributes that every component passes to its outermost element, beside `data-*`, which JSX accepts everywhere. Its inner parts
 * are reached by their `data-part`.
 */
export interface RootProps<E extends Element = HTMLElement> extends AriaAttributes {
  /** Id of the outermost element, which links within the page lead to. Default: none. */
  id?: string | undefined
  /** Classes of the outermost element, beside the component's own. Default: none. */
  className?: string | undefined
  /** Styles of the outermost element, which win over the component's own. Default: none. */
  style?: CSSProperties | undefined
  /** Gets the outermost element. Default: none. */
  ref?: Ref<E> | undefined
  /** The component's public name: it stays as it is. */
  'data-part'?: undefined
}

/** Result of `rootProps`. Its ref fits every element. */
export interface RootAttributes extends AriaAttributes {
  id?: string
  className: string | undefined
  style: CSSProperties | undefined
  ref?: Ref<never>
}

// Read once: it is slow in Node. Of what depends on it a bundler leaves nothing in production.
const isDevelopment = process.env.NODE_ENV !== 'production'

type Own = Pick<RootProps, 'className' | 'style'>

/**
 * The attributes of a component's outermost element: those of its props that are `RootProps`, joined to its own classes and
 * styles. In JSX, an attribute before them is a default, and an attribute after them cannot be changed from outside.
 */
export function rootProps(props: Own, own: string | Own = {}): RootAttributes {
  if (isDevelopment) warnDropped(props)
  const { className, style } = typeof own === 'string' ? { className: own } : own
  const others = Object.entries(props).filter(([name, value]) => value !== undefined && /^(id$|ref$|aria-|data-)/.test(name))
  return {
    ...Object.fromEntries(others),
    className: [className, props.className].filter(Boolean).join(' ') || undefined,
    style: style || props.style ? { ...style, ...props.style } : undefined,
  }
}
