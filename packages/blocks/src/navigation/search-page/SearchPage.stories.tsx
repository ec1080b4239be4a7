import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { SearchPage } from './SearchPage.tsx'

const image = (file: string) => ({ src: `/fixtures/${file}`, alt: '', width: 100, height: 100 })

/** The page of all results. */
const meta = {
  title: 'Navigation/SearchPage',
  component: SearchPage,
  args: {
    href: '/search',
    keyword: 'fel',
    results: [
      {
        title: 'Felt booth',
        type: 'Product',
        group: 'Products',
        excerpt: { text: '… two hundred kilos of felt between you and the meeting …', highlights: [{ start: 23, end: 26 }] },
        href: '#booth',
        notes: ['Phone booth', 'from €4,900 per piece, excl. VAT'],
        thumbnail: image('booths-640.webp'),
        highlights: [{ start: 0, end: 3 }],
      },
      {
        title: 'Felts & fabrics',
        type: 'Page',
        href: '#felts',
        thumbnail: image('panel-480.webp'),
        highlights: [{ start: 0, end: 3 }],
      },
      { title: 'Ein Saal lernt flüstern', type: 'Article', href: '#courtroom', lang: 'de' },
    ],
    emptyAction: { label: 'Contact us', href: '#contact' },
  },
  render: (args, { globals }) => (
    <main>
      <SearchPage {...args} messages={libraryMessages[toLocale(globals.locale)].searchPage} />
    </main>
  ),
} satisfies Meta<typeof SearchPage>
export default meta
type Story = StoryObj<typeof meta>

/** Groups of plain links; what matches is marked, the keyword stands in the field (RT-38, SRCH-09, SRCH-20, SRCH-22). */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('searchbox')).toHaveValue('fel')
    await expect(page.getByRole('status')).toHaveTextContent(/3 .*fel/)
    const link = page.getByRole('link', { name: /^Felt booth/ })
    await expect(link).toHaveAttribute('href', '#booth')
    await expect(link.querySelector('mark')).toHaveTextContent('Fel')
    await expect(link).toHaveTextContent('Phone booth · from €4,900 per piece, excl. VAT')
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
    await expect(page.getByText('Ein Saal lernt flüstern')).toHaveAttribute('lang', 'de')
  },
}

/** One sentence and one link. */
export const Empty: Story = {
  args: { results: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: 'Contact us' })).toBeVisible()
  },
}
/** Where many want to go, for who does not know what to type. */
export const WithoutKeyword: Story = {
  args: {
    keyword: undefined,
    results: undefined,
    status: 'short',
    suggestions: ['Samples', 'Dealers', 'Roll calculator'].map((label) => ({ label, href: `#${label}` })),
  },
}
export const Failed: Story = { args: { results: undefined, status: 'failed' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    keyword: 'x'.repeat(100),
    results: [{ title: 'Großraumbüroschallabsorptionsdeckensegel'.repeat(2), type: 'Produkt', href: '#a' }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
