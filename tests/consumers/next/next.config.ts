import type { NextConfig } from 'next'

export default {
  // The folder may stand below another package with a lockfile.
  turbopack: { root: import.meta.dirname },
  devIndicators: false,
} satisfies NextConfig
