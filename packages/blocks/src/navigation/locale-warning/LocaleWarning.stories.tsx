import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
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
        requestedLocale={toLocale(globals.locale)}
        messages={libraryMessages[toLocale(globals.locale)].localeWarning}
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

/** The notice stands under an inverted header, which stays inverted and is dark until the notice is closed (NAV-09). */
export const UnderInvertedHeader: Story = {
  render: (args) => (
    <>
      <SiteHeader {...brand} menu={menu} inverted />
      <LocaleWarning {...args} messages={libraryMessages.de.localeWarning} />
      <main style={{ minBlockSize: '50vh', background: 'var(--b-surface-muted)' }}>The page</main>
    </>
  ),
}

/** A page that is in the language asked for has no notice (LOC-30). */
export const None: Story = {
  args: { contentLocale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
