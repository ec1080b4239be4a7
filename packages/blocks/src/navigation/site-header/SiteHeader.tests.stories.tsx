import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { scrolledFrom } from './enhance-site-header.ts'
import type { SiteHeader } from './SiteHeader.tsx'
import * as states from './SiteHeader.stories.tsx'

const meta = { ...states.default, title: 'Tests/SiteHeader', tags: ['!autodocs'] } satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The logo leads home, an entry elsewhere opens in a new tab and announces it (NAV-01, NAV-02, NAV-04). */
export const Links: Story = {
  globals: { locale: 'en' },
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

/** From 24 px on the bar is scrolled, and no longer at the top; nothing below it moves (NAV-08, OR-17). */
export const Scrolled: Story = {
  args: { inverted: true },
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header')!
    const height = document.documentElement.scrollHeight
    window.scrollTo({ top: scrolledFrom - 1, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await expect(header).not.toHaveAttribute('data-scrolled')
    window.scrollTo({ top: scrolledFrom, behavior: 'instant' })
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'))
    await expect(document.documentElement.scrollHeight).toBe(height)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'))
    window.scrollTo({ top: 400, behavior: 'instant' })
  },
}

/** Every active language in its own words; Escape and a press elsewhere close the list (NAV-06). */
export const Languages: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    const list = canvasElement.querySelector('details')!
    const button = list.querySelector('summary')!
    await expect(button).toHaveTextContent('en Languages')
    await userEvent.click(button)
    const german = bar.getByRole('link', { name: 'Deutsch' })
    await expect(german).toHaveAttribute('lang', 'de')
    await expect(german).toHaveAttribute('hreflang', 'de')
    await expect(bar.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    german.focus()
    await userEvent.keyboard('{Escape}')
    await expect(list.open).toBe(false)
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(bar.getByRole('heading'))
    await expect(list.open).toBe(false)
    await userEvent.click(button)
    bar.getByRole('link', { name: 'A link on the page' }).focus()
    await expect(list.open).toBe(false)
  },
}

export const LanguagesOpen: Story = {
  play: async ({ canvasElement }) => userEvent.click(canvasElement.querySelector('summary')!),
}

/** Its button opens it by Enter and by Space; it keeps the focus, closes by Escape and by its cross, and gives the focus back (NAV-07, DRV-03). */
export const Menu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    const burger = bar.getByRole('button', { name: 'Menu' })
    const sheet = canvasElement.querySelector('dialog')!
    const outside = bar.getByText('A link on the page')
    await expect(burger).toHaveAttribute('href', `#${sheet.id}`)
    burger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(sheet).toBeVisible()
    await expect(sheet.matches(':modal')).toBe(true)
    await expect(within(sheet).getByRole('button', { name: 'Close menu' })).toHaveFocus()
    outside.focus()
    await expect(outside).not.toHaveFocus()
    await expect(within(sheet).getByRole('link', { name: 'de Deutsch' })).toBeVisible()
    sheet.requestClose()
    await waitFor(() => expect(sheet).not.toBeVisible())
    await expect(burger).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(within(sheet).getByRole('button', { name: 'Close menu' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(sheet).not.toBeVisible())
    await expect(burger).toHaveFocus()
    await userEvent.click(burger)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(sheet).not.toBeVisible())
    await expect(burger).toHaveFocus()
  },
}

const openMenu: Story['play'] = async ({ canvasElement }) => {
  const sheet = canvasElement.querySelector('dialog')!
  await userEvent.click(canvasElement.querySelector('[data-menu-open]')!)
  await expect(sheet).toBeVisible()
  await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
}
export const MenuOpen: Story = { globals: { viewport: { value: 'phone' } }, play: openMenu }
/** The longest words on the narrowest screen. */
export const MenuGermanNarrow: Story = { ...states.MenuGermanNarrow, play: openMenu }
export const MenuTablet: Story = { globals: { viewport: { value: 'tablet' } }, play: openMenu }
