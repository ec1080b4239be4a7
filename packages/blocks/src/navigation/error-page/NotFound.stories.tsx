import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { brand, localesOf, menu } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { NotFound } from './NotFound.tsx'

const picture = (file: string, alt: string) => ({ src: `/fixtures/${file}.webp`, alt, width: 1440, height: 810 })

const meta = {
  title: 'Navigation/NotFound',
  component: NotFound,
  args: {
    home: '#home',
    dark: picture('room-dark', ''),
    lit: picture('room-lit', 'A green room with a yellow lamp, a red sofa and a black cat'),
    message: 'This page could not be found',
  },
  render: (args, { globals }) => (
    <>
      <SiteHeader {...brand} menu={menu} locales={localesOf('en')} search={<Search action="/search" />} light />
      <main id="main">
        <NotFound {...args} messages={libraryMessages[localeOf(globals.locale)].errorPage} />
      </main>
    </>
  ),
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

/** The code, the title and the way home (ERR-10). */
export const Dark: Story = {
  play: async ({ canvasElement }) => {
    const room = within(canvasElement.querySelector('main')!)
    await expect(room.getByText('404')).toBeVisible()
    await expect(room.getByRole('heading', { level: 1, name: 'Looks like someone turned off the lights' })).toBeVisible()
    await expect(room.getByText('This page could not be found')).toBeVisible()
    await expect(room.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '#home')
  },
}

/** The cord is a switch: by keyboard, without a script of its own. */
export const Lit: Story = {
  play: async ({ canvasElement }) => {
    const room = within(canvasElement.querySelector('main')!)
    const lamp = room.getByRole('switch', { name: 'Light' })
    lamp.focus()
    await userEvent.keyboard(' ')
    await expect(lamp).toBeChecked()
    await expect(room.getByText(/^Much better/)).toBeVisible()
    await expect(room.getByText(/^The page you wanted/)).not.toBeVisible()
  },
}

const point = (clientX: number, clientY: number) => window.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }))

/** The torch and the cat's eyes follow the pointer. */
export const Torch: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector<HTMLElement>('[data-dark-room]')!
    const { left, top } = scene.getBoundingClientRect()
    point(left + 40, top + 30)
    await expect(scene.style.getPropertyValue('--torch-x')).toBe('40.00px')
    await expect(scene.style.getPropertyValue('--torch-y')).toBe('30.00px')
    await expect(Number(scene.style.getPropertyValue('--look-x'))).toBeLessThan(0)
    point(left + scene.offsetWidth, top + scene.offsetHeight / 2)
    await expect(Number(scene.style.getPropertyValue('--look-x'))).toBeGreaterThan(0)
  },
}
