import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brand, listLocaleLinks, menu } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { scene } from './error-page.fixtures.tsx'

const meta = {
  title: 'Navigation/ErrorPage',
  component: ErrorPage,
  args: { href: '#home', code: 500, message: 'Error', scene },
  render: (args, { globals }) => (
    <>
      <SiteHeader {...brand} menu={menu} locales={listLocaleLinks('en')} search={<Search href="/search" />} inverted />
      <main id="main">
        <ErrorPage {...args} messages={libraryMessages[toLocale(globals.locale)].errorPage} />
      </main>
    </>
  ),
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

/** Code, message and a link to the home page (ERR-01, ERR-08). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector('main')!)
    await expect(main.getByText('500')).toBeVisible()
    await expect(main.getByText('Error')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '#home')
    await expect(main.queryByRole('switch')).toBeNull()
  },
}
export const WithoutScene: Story = { args: { scene: undefined, code: 503, message: 'Service unavailable' } }
