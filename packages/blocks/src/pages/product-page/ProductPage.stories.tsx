import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ShapeValue } from '../../contract/field-values.ts'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import type { ProductFile } from './file-groups.ts'
import { ProductBar } from './ProductBar.tsx'
import { ProductColors } from './ProductColors.tsx'
import { ProductDownloads, type ProductDownloadsProps } from './ProductDownloads.tsx'
import { ProductFigures } from './ProductFigures.tsx'
import { ProductSpecification } from './ProductSpecification.tsx'

const image = { src: '/fixtures/layers-700.webp', alt: '', width: 700, height: 700 }
const file = (name: string, format: string, size?: number): ProductFile => ({
  id: name,
  name,
  href: `/fixtures/${name}.${format}`,
  fileName: `${name}.${format}`,
  format: format.toUpperCase(),
  size,
})
const name = 'Dome'
const groups: ProductDownloadsProps['groups'] = [
  {
    group: 'specifications',
    files: [file('Product specification sheet', 'pdf', 1_258_291), file('Drawings of all sizes', 'dwg')],
  },
  { group: 'manuals', files: [file('Installation manual', 'pdf', 245_760)] },
  { group: 'photometricData', files: [file('Size S', 'ies'), file('Size M', 'ies')] },
]
const colors: ShapeValue<'model'>[] = [
  { id: 'moss', title: 'Moss', color: '#8a9845', description: 'Lot 7, light reflectance 28%' },
  { id: 'cobalt', title: 'Cobalt', color: '#2a45c9', description: 'Lot 9, light reflectance 9%' },
  { id: 'layers', title: 'As photographed', image },
  { id: 'bare', title: 'Neither colour nor picture' },
]

/** Parts of the page of a family or a fabric: its colours, its figures and its files. */
const meta = {
  title: 'Pages/ProductPage',
  component: ProductDownloads,
  subcomponents: { ProductBar, ProductColors, ProductFigures, ProductSpecification },
  args: { name, groups, bundle: { href: '/fixtures/bundle.zip', fileName: 'dome-download-bundle.zip' } },
  render: (args, { globals }) => {
    const { productPage: messages } = libraryMessages[toLocale(globals.locale)]
    return (
      <main>
        <h1>{args.name}</h1>
        <ProductBar quoteHref="/fixtures/quote" text="from €690 per piece, excl. VAT" messages={messages} />
        <ProductColors
          title={args.name}
          colors={colors}
          samples={{ href: '/fixtures/samples', colorKey: 'colours', max: 8, values: { product: args.name } }}
          messages={messages}
        />
        <p>
          <a href="#photometric-data">Light</a>
        </p>
        <ProductFigures
          name={args.name}
          principles={['Absorbs', 'Screens', 'Six layers, no glue'].map((title) => ({ id: title, title, image }))}
          performances={[
            { label: 'Absorption per piece', value: '1.4 m² Sabine' },
            { label: 'Reaction to fire', value: 'B-s1, d0 (EN 13501-1)' },
          ]}
          absorption={{ values: [0.3, 0.7, 1.2, 1.5, 1.6, 1.5], measure: 'area' }}
          messages={messages}
        />
        <ProductSpecification lines={['Supply and fix the dome, or equal.', '', 'Weight: 9.8 kg']} messages={messages}>
          <ProductDownloads {...args} messages={messages} />
        </ProductSpecification>
      </main>
    )
  },
} satisfies Meta<typeof ProductDownloads>
export default meta
type Story = StoryObj<typeof meta>

/** Links open the files as a dialog: all by the first tab, a group by its own (FAM-02 to FAM-04, DL-33). */
export const Default: Story = {
  globals: { direction: 'ltr' },
}
/** From right to left the arrows of the keyboard follow the tabs (FAM-04). */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    name: 'Schallabsorptionsverkleidungen',
    groups: [{ group: 'certificates', files: [file('Mehrzweckveranstaltungshallenbekleidungszertifikat', 'pdf', 17_864)] }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
