import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { ProductDownloads, type ProductDownloadsProps, type ProductFile } from './ProductDownloads.tsx'
import { ProductFigures } from './ProductFigures.tsx'

const image = { src: '/fixtures/layers-700.webp', alt: '', width: 700, height: 700 }
const file = (name: string, format: string): ProductFile => ({
  id: name,
  name,
  href: `/fixtures/${name}.${format}`,
  fileName: `${name}.${format}`,
  format: format.toUpperCase(),
})
const name = 'Dome'
const groups: ProductDownloadsProps['groups'] = [
  { group: 'specifications', files: [file('Product specification sheet', 'pdf'), file('Drawings of all sizes', 'dwg')] },
  { group: 'manuals', files: [file('Installation manual', 'pdf')] },
  { group: 'photometricData', files: [file('Size S', 'ies'), file('Size M', 'ies')] },
]

/** Parts of the page of a family or a fabric: its figures and its files. */
const meta = {
  title: 'Pages/ProductPage',
  component: ProductDownloads,
  args: { name, groups, bundle: { href: '/fixtures/bundle.zip', fileName: 'dome-download-bundle.zip' } },
  render: (args, { globals }) => {
    const messages = libraryMessages[localeOf(globals.locale)].productPage
    return (
      <main>
        <h1>{args.name}</h1>
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
        <ProductDownloads {...args} messages={messages} />
      </main>
    )
  },
} satisfies Meta<typeof ProductDownloads>
export default meta
type Story = StoryObj<typeof meta>

/** Every file is a link; one entry above them holds all (DL-33). */
export const Default: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [bundle, ...files] = within(canvasElement.querySelector('#downloads')!).getAllByRole('link')
    await expect(bundle).toHaveAccessibleName('Download bundle')
    await expect(files).toHaveLength(5)
    await expect(files[0]).toHaveAttribute('download', 'Product specification sheet.pdf')
    await expect(page.getByText('dome-download-bundle.zip, 5 files')).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  args: {
    name: 'Schallabsorptionsverkleidungen',
    groups: [{ group: 'certificates', files: [file('Mehrzweckveranstaltungshallenbekleidungszertifikat', 'pdf')] }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
