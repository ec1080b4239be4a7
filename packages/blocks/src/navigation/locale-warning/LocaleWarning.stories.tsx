import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { localeOf, textsIn } from '../story.ts'
import * as messages from './LocaleWarning.messages.ts'
import { LocaleWarning } from './LocaleWarning.tsx'

/** In the language that was asked for, whichever the page is shown in. */
const meta = {
  title: 'Navigation/LocaleWarning',
  component: LocaleWarning,
  args: { requested: 'de', served: 'en' },
  globals: { locale: 'de' },
  render: (args, { globals }) => (
    <>
      <LocaleWarning {...args} requested={localeOf(globals.locale)} messages={textsIn(messages, globals.locale)} />
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
      'Diese Seite ist nicht auf Deutsch verfügbar. Sie sehen jetzt die Version auf Englisch.',
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

/** A page that is in the language asked for has no notice (LOC-30). */
export const None: Story = {
  args: { served: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
