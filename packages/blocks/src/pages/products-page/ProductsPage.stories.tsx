import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { all, comparing, filtered } from './ProductsPage.fixtures.ts'
import { ProductsPage } from './ProductsPage.tsx'

/** Products with filters, a search and a grid. */
const meta = {
  title: 'Pages/ProductsPage',
  component: ProductsPage,
  args: all,
  render: (args, { globals }) => (
    <main>
      <ProductsPage {...args} messages={libraryMessages[toLocale(globals.locale)].productsPage} />
    </main>
  ),
} satisfies Meta<typeof ProductsPage>
export default meta
type Story = StoryObj<typeof meta>

/** On large pages filters stand in rows of four (TYPO-02). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [first, , , fourth, fifth] = within(canvasElement).getAllByRole('listitem')
    await expect(fourth!.getBoundingClientRect().top).toBe(first!.getBoundingClientRect().top)
    await expect(fifth!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top)
  },
}
export const Filtered: Story = { args: filtered }
export const Empty: Story = { args: { ...filtered, image: undefined, products: [], total: 0, pages: undefined } }
/** Some are chosen to compare: the bar stays at the foot of the window, and hides nothing that has the focus. */
export const Comparing: Story = {
  args: comparing,
  globals: { viewport: { value: 'narrow' } },
}
/** On small screens the filters open from one line, without a script. */
export const Phone: Story = {
  args: { ...filtered, title: 'Schallabsorptionsverkleidungen' },
  globals: { viewport: { value: 'narrow' } },
}
