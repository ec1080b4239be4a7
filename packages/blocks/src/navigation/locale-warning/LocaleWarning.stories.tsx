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
  args: { requestedLocale: 'de', contentLocale: 'en' },
  globals: { locale: 'de' },
  render: (args, { globals }) => (
    <>
      <LocaleWarning
        {...args}
        requestedLocale={localeOf(globals.locale)}
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
export const English: Story = { args: { contentLocale: 'nl' }, globals: { locale: 'en' } }

/** Only parts of the page are in the other language (LOC-36). */
export const Partly: Story = {
  args: { partly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Teile dieser Seite sind nicht auf Deutsch verfügbar. Sie erscheinen auf Englisch.',
    )
  },
}

/** Closing it leaves the address as it is. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    const { hash } = window.location
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hinweis schließen' }))
    await expect(notice).not.toBeVisible()
    await expect(window.location.hash).toBe(hash)
  },
}

/** The notice stands under an inverted header, which stays inverted and is dark until the notice is closed (NAV-09). */
export const UnderInvertedHeader: Story = {
  render: (args) => (
    <>
      <SiteHeader {...brand} menu={menu} inverted />
      <LocaleWarning {...args} messages={libraryMessages.de.localeWarning} />
      <main style={{ minBlockSize: '50vh', background: 'var(--b-surface-muted)' }}>The page</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header')!
    const bar = header.querySelector<HTMLElement>(':scope > div')!
    const surface = () => getComputedStyle(bar, '::before').backgroundColor
    const color = () => getComputedStyle(bar).color
    const transparent = 'rgba(0, 0, 0, 0)'
    const notice = within(canvasElement).getByRole('status')
    await expect(notice.parentElement!.getBoundingClientRect().top).toBe(bar.getBoundingClientRect().bottom)
    await expect(surface()).not.toBe(transparent)
    const inverted = color()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hinweis schließen' }))
    await waitFor(() => expect(surface()).toBe(transparent))
    await expect(color()).toBe(inverted)
    await expect(canvasElement.querySelector('main')!.getBoundingClientRect().top).toBe(header.getBoundingClientRect().top)
  },
}

/** A page that is in the language asked for has no notice (LOC-30). */
export const None: Story = {
  args: { contentLocale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
