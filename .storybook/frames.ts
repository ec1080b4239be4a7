/** Of what stories are looked at in pictures, by `npm run review` and by Chromatic. */
export interface Frame {
  /** px */
  width: number
  /** px */
  height: number
  /** The theme, of the toolbar. */
  brand: string
  /** The language of the toolbar, where it is another than English. */
  locale?: string
  /** Media features of the browser, where they are unusual. */
  media?: { forcedColors?: 'active'; media?: 'print'; reducedMotion?: 'reduce' }
  /** In what it is unusual, in words. */
  what?: string
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
/** A4 at 96 px per inch. */
const paper = { width: 794, height: 1123 }

/** Of every story: both themes (the wireframe is no brand's), on a phone and on a desktop. Neighbours differ in one thing. */
export const everyStory: Frame[] = [
  { ...desktop, brand: 'loden' },
  { ...phone, brand: 'loden' },
  { ...phone, brand: 'tegel' },
  { ...desktop, brand: 'tegel' },
]

/** Of the first story of each component too, the one that shows the most of it. */
export const firstStory: Frame[] = [
  { ...phone, brand: 'loden', locale: 'pseudo', what: 'pseudo-locale' },
  { ...desktop, brand: 'loden', media: { forcedColors: 'active' }, what: 'forced colours' },
  { ...paper, brand: 'loden', media: { media: 'print' }, what: 'print' },
  { ...desktop, brand: 'loden', media: { reducedMotion: 'reduce' }, what: 'reduced motion' },
]

/** `loden 1440`, `loden 390 pseudo-locale`. */
export const frameName = ({ brand, width, what }: Frame) => [brand, width, what].filter(Boolean).join(' ')
