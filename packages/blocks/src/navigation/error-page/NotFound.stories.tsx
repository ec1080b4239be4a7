import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brand, listLocaleLinks, menu } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { NotFound } from './NotFound.tsx'
import { scene } from './error-page.fixtures.tsx'

const meta = {
  title: 'Navigation/NotFound',
  component: NotFound,
  args: {
    href: '#home',
    message: 'Not found',
    scene,
    lead: 'The room is here; the page is not.',
  },
  render: (args, { globals }) => (
    <>
      <SiteHeader {...brand} menu={menu} locales={listLocaleLinks('en')} search={<Search href="/search" />} inverted />
      <main id="main">
        <NotFound {...args} messages={libraryMessages[toLocale(globals.locale)].errorPage} />
      </main>
    </>
  ),
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

const findMain = (canvas: HTMLElement) => within(canvas.querySelector('main')!)

/** The code, a title and the link to the home page (ERR-10). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = findMain(canvasElement)
    await expect(main.getByText('404')).toBeVisible()
    await expect(main.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
    await expect(main.getByText('Not found')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '#home')
  },
}

/** Without a scene and a sentence of the brand's own. */
export const Plain: Story = {
  args: { scene: undefined, lead: undefined },
  play: async ({ canvasElement }) => {
    await expect(findMain(canvasElement).getByText(/^Its address may have changed/)).toBeVisible()
  },
}
