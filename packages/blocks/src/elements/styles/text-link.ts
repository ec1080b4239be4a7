import { underline, underlineHover } from './type.ts'

/** Style of a link within text: its line grows under the pointer. */
export const textLink = { ...underline, selectors: { '&:hover': underlineHover } } as const

/** One that stands by itself, in a line as high as a finger needs. */
export const standingLink = (minBlockSize: string) =>
  ({ ...textLink, display: 'inline-flex', alignItems: 'center', minBlockSize }) as const
