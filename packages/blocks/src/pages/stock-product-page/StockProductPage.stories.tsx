import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { products } from '../../product-grid/ProductGrid.fixtures.ts'
import { withScript } from './StockProductPage.fixture.tsx'
import { StockProductPage } from './StockProductPage.tsx'

const files = ['lamps-800', 'layers-700', 'hall-700', 'boxes-800', 'bars-800', 'booths-640', 'arches-700']
const pictures = Array.from({ length: 14 }, (_, i) => {
  const src = `/fixtures/${files[i % files.length]}.webp?${i}`
  const picture = { src, alt: `Picture ${i + 1} of the lamp`, width: 800, height: 600 }
  return { image: picture, thumbnail: picture }
})

/** The page of a product from stock. */
const meta = {
  title: 'Pages/StockProductPage',
  component: StockProductPage,
  args: {
    label: 'From stock',
    model: 'Dome M',
    descriptionHtml: '<p>80 centimetres, three colours, a cable of 3 metres.</p>',
    facts: [
      { name: 'Price', value: '€890 per piece' },
      { name: 'In stock', value: '32 on the shelf' },
    ],
    pictures,
    finishes: [
      { name: 'Yellow', type: 'Wool', color: '#ffe800', exterior: true, interior: true },
      { name: 'Deep red', type: 'Wool', color: '#5e1524', exterior: true },
      { name: 'Grain', type: 'Wood', image: pictures[0]!.image, interior: true },
      { name: 'As it comes' },
    ],
    quote: {
      href: '#quote-price',
      values: { typology: 'Stock', product: 'Dome M', quantity: '1' },
      combinationKey: 'finish',
      combinations: ['Yellow inside and out', 'Red outside, yellow inside'],
    },
    family: { name: 'Dome', href: '#dome' },
    related: products(5),
  },
  decorators: [withScript],
  render: (args, { globals }) => (
    <StockProductPage
      {...args}
      messages={libraryMessages[toLocale(globals.locale)].stockProductPage}
      gridMessages={libraryMessages[toLocale(globals.locale)].productGrid}
    />
  ),
} satisfies Meta<typeof StockProductPage>
export default meta
type Story = StoryObj<typeof meta>

/** Pictures with thumbnails, finishes, the link to a price, other products. */
export const Default: Story = {}

/** Nothing but a name. */
export const Minimal: Story = {
  args: {
    label: undefined,
    descriptionHtml: undefined,
    pictures: undefined,
    finishes: undefined,
    quote: undefined,
    family: undefined,
    related: undefined,
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { model: 'Schallabsorptionsverkleidungsleuchten', family: { name: 'Raumakustikdeckenbekleidungen', href: '#family' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
