/** The part of subset-font 2.9 that scripts/fonts.ts uses; the published types stop at 2.3, before `keepFeatures`. */
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: readonly string[]
      noHinting?: boolean
      dropTables?: readonly string[]
    },
  ): Promise<Buffer>
}
