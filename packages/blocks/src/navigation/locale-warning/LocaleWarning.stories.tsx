import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { brand, menu } from '../fixtures.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
import { LocaleWarning } from './LocaleWarning.tsx'

/** In the language that was asked for, whichever the page is shown in. */
const meta = {
  title: 'Navigation/LocaleWarning',
  component: LocaleWarning,
  args: { requested: 'de', served: 'en' },
  globals: { locale: 'de' },
  render: (args, { globals }) => (
    <>
      <LocaleWarning
        {...args}
        requested={localeOf(globals.locale)}
        messages={libraryMessages[localeOf(globals.locale)].localeWarning}
      />
      <main>The page</main>
    </>
  ),
} satisfies Meta<typeof LocaleWarning>
export default meta
type Story = StoryObj<typeof meta>

/** Both languages are named in the one that was asked for (LOC-28, OR-09). */
export const German: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Diese Seite ist nicht auf Deutsch verfügbar. Angezeigt wird jetzt die Version auf Englisch.',
    )
  },
}
export const English: Story = { args: { served: 'nl' }, globals: { locale: 'en' } }

/** Closing it leaves the address as it is. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    const { hash } = window.location
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Hinweis schließen' }))
    await expect(notice).not.toBeVisible()
    await expect(window.location.hash).toBe(hash)
  },
}

/** Under a header that is transparent otherwise: the bar is solid until the notice is closed, and stands above the notice. */
export const UnderLightHeader: Story = {
  render: (args) => (
    <>
      <SiteHeader {...brand} menu={menu} light />
      <LocaleWarning {...args} messages={libraryMessages.de.localeWarning} />
      <main style={{ minBlockSize: '50vh', background: 'var(--b-surface-muted)' }}>The page</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('header > div')!
    const surface = () => getComputedStyle(bar, '::before').backgroundColor
    const transparent = 'rgba(0, 0, 0, 0)'
    const notice = within(canvasElement).getByRole('status')
    await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
    await expect(surface()).not.toBe(transparent)
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Hinweis schließen' }))
    await waitFor(() => expect(surface()).toBe(transparent))
  },
}

/** A page that is in the language asked for has no notice (LOC-30). */
export const None: Story = {
  args: { served: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
