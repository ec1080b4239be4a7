import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Footer } from './Footer.tsx'
import * as states from './Footer.stories.tsx'

const meta = { ...states.default, title: 'Tests/Footer', tags: ['!autodocs'] } satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

/** Menus, accounts, languages and the copyright line (FTR-01 to FTR-06, OR-98). */
export const Parts: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement)
    await expect(within(footer.getByRole('navigation', { name: 'About' })).getAllByRole('link')).toHaveLength(5)
    await expect(footer.getByRole('link', { name: 'Trade portal (opens in a new tab)' })).toHaveAttribute('target', '_blank')
    await expect(within(footer.getByRole('navigation', { name: 'More Info' })).getAllByRole('link')).toHaveLength(5)
    const x = footer.getByRole('link', { name: 'X (opens in a new tab)' })
    await expect(x).toHaveAttribute('href', 'https://twitter.example/loden')
    await expect(canvasElement.querySelectorAll('a[href*=".example/loden"]')).toHaveLength(8)
    await expect(footer.getByRole('link', { name: 'en English' })).toHaveAttribute('aria-current', 'true')
    await expect(footer.getByRole('link', { name: 'de Deutsch' })).toHaveAttribute('hreflang', 'de')
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
    await expect(footer.getByText('© 2026 Loden. All rights reserved.')).toBeVisible()
  },
}
