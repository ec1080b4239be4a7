import { en as elements } from '../../elements/elements.messages.ts'
import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  ...elements,
  /** Language of these texts, a BCP 47 tag: numbers choose their form by it. */
  locale: 'en',
  /** Names the list of links for screen readers. */
  navigation: 'Go to',
  /** Stands above the finishes that the pictures can be seen in. */
  finishes: 'Colour in the pictures',
  /** Announced once the pictures show another finish. */
  finishShown: 'Now in the pictures: {name}',
  models: 'Models',
  colors: 'Colors',
  configurator: 'Configurator',
  /** Link to the part of the page about the configurator. */
  aboutConfigurator: 'About the configurator',
  metric: 'Metric configurator',
  imperial: 'Imperial configurator',
  revitDownload: 'Revit download',
  specifications: 'Specifications',
  manuals: 'Manuals',
  certificates: 'Certificates',
  photometricData: 'Photometric data',
  revit: 'Revit',
  /** Number of files in a group. */
  files: { one: '{n} file', other: '{n} files' } as PluralMessage,
  quote: 'Request a quote',
  samples: 'Order samples',
  /** Stand above the rows, where there are rows of both kinds. */
  buy: 'Choose and buy',
  specify: 'Specify',
  priceList: 'Price list',
  compare: 'Compare with others',
  products: { one: '{n} product', other: '{n} products' } as PluralMessage,
  quickShip: 'Quick ship',
}

type Texts = typeof en
export interface DetailHeaderMessages extends Texts {}
