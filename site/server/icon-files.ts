interface IconFile {
  path: `/${string}`
  /** Edges, in pixels; an .ico holds several. */
  sizes: readonly number[]
  /** Its purpose in the manifest; icons without one are found by their names. */
  purpose?: 'any' | 'maskable'
}

/** The icons that the build draws from assets/icon.svg. */
export const iconFiles: readonly IconFile[] = [
  { path: '/favicon.ico', sizes: [16, 32, 48] },
  { path: '/apple-touch-icon.png', sizes: [180] },
  { path: '/icon-192.png', sizes: [192], purpose: 'any' },
  { path: '/icon-512.png', sizes: [512], purpose: 'any' },
  { path: '/icon-maskable-512.png', sizes: [512], purpose: 'maskable' },
]
