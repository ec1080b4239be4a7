/** The plain values that blocks receive. No CMS, no URL scheme: whoever feeds a block has already built the addresses. */

/** One picture, with everything a browser needs to reserve its place and choose a file. */
export interface ImageValue {
  /** Address of the fallback file. */
  src: string
  /** Candidates by width, as in HTML's `srcset`. */
  srcset?: string | undefined
  /** Description of the picture; an empty string marks decoration. */
  alt: string
  /** Intrinsic width in pixels. */
  width: number
  /** Intrinsic height in pixels. */
  height: number
  /** The point that crops keep, as fractions of width and height; the centre by default. */
  focal?: { x: number; y: number } | undefined
  /** Dominant colour (`#rrggbb`), shown until the picture arrives; `transparent` for one that shows what is behind it. */
  color?: string | undefined
  /** The picture in a few pixels, as a `data:` address of 100 to 1,000 bytes, shown until it arrives where it loads first. One of a transparent picture is not shown. */
  preview?: string | undefined
  /** The whole picture, where it can be opened. */
  large?: { src: string; srcset: string; width: number; height: number } | undefined
  /** Other crops for other viewports, first match wins. */
  sources?: readonly { media: string; srcset: string; width: number; height: number }[] | undefined
}

/** A silent background film in up to three encodings. */
export interface VideoValue {
  mp4?: string | undefined
  webm?: string | undefined
  ogg?: string | undefined
  /** Address of the still that stands in for the film. */
  poster?: string | undefined
}

/** A film to watch in a player: at a provider, or a file of one's own. */
export interface EmbedValue {
  provider: 'youtube' | 'vimeo' | 'file'
  /** The provider's id of the film; for `file` its address. */
  id: string
  /** Address where the film can be watched without this page's player. */
  href: string
  /** Name of the film, read out as the player's name. */
  title?: string | undefined
  /** Captions of a file of one's own, as WebVTT, by language; a provider has its own. */
  captions?: readonly { lang: string; src: string }[] | undefined
}

/** Look of a button: `primary` is the one loud action of a view; the others step back from it. */
export type ButtonVariant = 'primary' | 'secondary' | 'inverse'

/** A button that leads somewhere. */
export interface ActionValue {
  /** The words on it. */
  label: string
  /** Target address. */
  href: string
  /** Opens in a new tab. Default `false`. */
  newTab?: boolean | undefined
  /** Default `primary`. */
  variant?: ButtonVariant | undefined
}

/** Start or end of a line: left and right in English, right and left in Arabic. */
export type Side = 'start' | 'end'

/** A colour chosen by an editor, `#rrggbb`, opaque. */
export type ColorValue = `#${string}`

/**
 * The kinds of file that belong to a product.
 * @requirement DL-25 to DL-30
 */
export type FileGroup = 'specifications' | 'manuals' | 'certificates' | 'photometricData' | 'revit'

/** A finish that the pictures of a page can be seen in. */
export interface FinishLinkValue {
  /** Name of the finish. */
  name: string
  /** Address of the page in this finish. With a fragment, the same for all, it opens with the row of finishes in view. */
  href: string
  /** A piece of it. Default: a neutral field. */
  image?: ImageValue | undefined
  /** The page is in this finish. Default `false`. */
  current?: boolean | undefined
  /** Language of the name, where that is not the language of the page. */
  lang?: string | undefined
}

/** A fact of a product, as its price. */
export interface FactValue {
  /** Name of the figure. */
  name: string
  /** Value with its unit. */
  value: string
}

/** Links in the head of a product, a fabric or a designer. Each one is there only where it is given. */
export interface SubNavigationValue {
  /** Address of the models on the page, `#models`. */
  modelsHref?: string | undefined
  /** Address of the colours on the page of a fabric, `#colors`. */
  colorsHref?: string | undefined
  /** Where a product is configured: a row that opens, shown with at least one configurator, metric or imperial. */
  configurator?:
    | {
        /** Address of the block on the page that describes it, `#configurator`. */
        aboutHref?: string | undefined
        /** Configurator in metres; opens in a new tab. */
        metricHref?: string | undefined
        /** Configurator in feet and inches; opens in a new tab. */
        imperialHref?: string | undefined
        /** Address of the Revit files. */
        revitHref?: string | undefined
      }
    | undefined
  /** Its files, a row for each group, in order. */
  downloads?: readonly { group: FileGroup; count: number; href: string }[] | undefined
  /** Form that asks for a quote: the first button. */
  quoteHref?: string | undefined
  /** Form that orders samples: a button too. */
  samplesHref?: string | undefined
  /** Address of the price lists. */
  priceListHref?: string | undefined
  /** Address of the product beside others. */
  compareHref?: string | undefined
  /** Number of products of a designer, and the address that lists them; no row for none. */
  products?: { count: number; href: string } | undefined
  /** Shop of what is in stock; opens in a new tab. */
  quickShipHref?: string | undefined
}
