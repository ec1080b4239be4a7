import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from '../../elements/picture/Picture.tsx'
import { brand, listLocaleLinks, menu, menus } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { SiteHeader } from './SiteHeader.tsx'

const room = { src: '/fixtures/hall-1800.webp', alt: '', width: 1800, height: 1200 }

/** The bar on a page long enough to scroll. */
const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: { ...brand, menu, locales: listLocaleLinks('en'), search: <Search href="/search" /> },
  render: (args, { globals }) => {
    const locale = toLocale(globals.locale)
    return (
      <>
        <SiteHeader
          {...args}
          menu={menus[locale] ?? args.menu}
          locales={listLocaleLinks(locale)}
          messages={libraryMessages[locale].siteHeader}
        />
        <main id="main" style={{ minBlockSize: '250vh' }}>
          {args.inverted && <Picture image={room} ratio="16:9" />}
          <h1>Felt turns rooms down</h1>
          <a href="#elsewhere">A link on the page</a>
        </main>
      </>
    )
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Inverted: Story = { args: { inverted: true } }
export const WithoutSearch: Story = { args: { search: undefined, locales: [] } }

/** The menu stands in one line from the large layout on, in the language with the longest entries too. */
export const FrenchAtItsNarrowest: Story = {
  globals: { viewport: { value: 'large' }, locale: 'fr' },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('header > div > nav li > a > span')].map(
      (text) => text.getBoundingClientRect().height,
    )
    await expect(new Set(heights).size).toBe(1)
  },
}
/** The longest words on the narrowest screen. */
export const MenuGermanNarrow: Story = { globals: { viewport: { value: 'narrow' }, locale: 'de' } }
