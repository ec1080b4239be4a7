import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brand, localesOf, menu } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { ErrorPage } from './ErrorPage.tsx'

const meta = {
  title: 'Navigation/ErrorPage',
  component: ErrorPage,
  args: {
    home: '#home',
    code: 500,
    message: 'Error',
    lit: {
      src: '/fixtures/room-lit.webp',
      alt: 'A green room with a yellow lamp, a red sofa and a black cat',
      width: 1440,
      height: 810,
    },
  },
  render: (args, { globals }) => (
    <>
      <SiteHeader {...brand} menu={menu} locales={localesOf('en')} search={<Search action="/search" />} light />
      <main id="main">
        <ErrorPage {...args} messages={libraryMessages[localeOf(globals.locale)].errorPage} />
      </main>
    </>
  ),
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

/** Code, message and a way home (ERR-01, ERR-08). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const room = within(canvasElement.querySelector('main')!)
    await expect(room.getByText('500')).toBeVisible()
    await expect(room.getByText('Error')).toBeVisible()
    await expect(room.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '#home')
  },
}
export const WithoutPicture: Story = { args: { lit: undefined, code: 503, message: 'Service unavailable' } }
