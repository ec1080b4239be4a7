import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Picture } from '../../elements/picture/Picture.tsx'
import { brand, localesOf, menu, menus } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { SiteHeader } from './SiteHeader.tsx'

const room = { src: '/fixtures/hall-1800.webp', alt: '', width: 1800, height: 1200 }

/** The bar on a page long enough to scroll. */
const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: { ...brand, menu, locales: localesOf('en'), search: <Search href="/search" /> },
  render: (args, { globals }) => {
    const locale = localeOf(globals.locale)
    return (
      <>
        <SiteHeader
          {...args}
          menu={menus[locale] ?? args.menu}
          locales={localesOf(locale)}
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

/** The logo leads home, an entry elsewhere opens in a new tab and says so (NAV-01, NAV-02, NAV-04). */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    await expect(bar.getByRole('link', { name: 'Loden, home page' })).toHaveAttribute('href', '#home')
    const outside = bar.getByRole('link', { name: 'Configurator (opens in a new tab)' })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', 'noopener')
    const inside = bar.getByRole('link', { name: 'Acoustic solutions' })
    await expect(inside).not.toHaveAttribute('target')
    await expect(inside).toHaveAttribute('aria-current', 'true')
  },
}

/** The menu stands in one line from the large layout on, in the language with the longest entries too. */
export const FrenchAtItsNarrowest: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('header > div > nav li > a > span')].map(
      (text) => text.getBoundingClientRect().height,
    )
    await expect(new Set(heights).size).toBe(1)
  },
}
/** The longest words on the narrowest screen. */
export const MenuGermanNarrow: Story = { globals: { viewport: { value: 'narrow' } } }
