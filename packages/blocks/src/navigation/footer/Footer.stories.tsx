import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../elements/button/Button.tsx'
import { step, typeStyle } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'
import { brand, listLocaleLinks, wordmark } from '../fixtures.tsx'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import type { MenuItem } from '../types.ts'
import { Footer } from './Footer.tsx'

const items = (...titles: string[]): MenuItem[] => titles.map((title) => ({ title, href: `#${title}` }))
const names = ['instagram', 'linkedin', 'pinterest', 'youtube', 'facebook', 'tiktok', 'twitter', 'medium', 'myspace']

/** Example of content for the newsletter's place. */
const newsletter = (
  <div style={{ display: 'grid', gap: vars.space[5], justifyItems: 'start', maxInlineSize: '34rem' }}>
    <p style={{ ...step(3), ...typeStyle('heading') }}>New felt, new rooms, four letters a year. Nothing louder.</p>
    <Button href="#newsletter">Subscribe</Button>
  </div>
)

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    brand: brand.brand,
    year: 2026,
    about: items('Our story', 'Designers', 'Awards', 'Sustainability', 'Careers'),
    more: [
      ...items('Agents & reps', 'Downloads', 'FAQ', 'Visit us'),
      { title: 'Trade portal', href: 'https://trade.example', newTab: true },
    ],
    legal: items('Privacy policy', 'Cookies', 'Terms of sale'),
    socials: names.map((name) => ({ name, href: `https://${name}.example/loden` })),
    newsletter,
    wordmark,
  },
  render: (args, { globals }) => (
    <Footer
      {...args}
      locales={listLocaleLinks(toLocale(globals.locale))}
      messages={libraryMessages[toLocale(globals.locale)].footer}
    />
  ),
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Accounts that the library does not know bring their icon. */
export const FurtherAccounts: Story = {
  args: {
    socials: [
      { name: 'Instagram', href: 'https://instagram.example/loden' },
      {
        name: 'Mastodon',
        href: 'https://mastodon.example/@loden',
        icon: (
          <svg viewBox="0 0 24 24">
            <path d="M4 20V5h16v11H9M8 13V9h3v4m2 0V9h3v4" />
          </svg>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Mastodon (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', 'https://mastodon.example/@loden')
    const { width, height } = link.querySelector('svg')!.getBoundingClientRect()
    await expect([width, height]).toEqual([24, 24])
  },
}

/** An empty menu has no heading either, and no year leaves no gap (OR-16). */
export const Sparse: Story = {
  args: { about: [], legal: [], socials: [], year: undefined, newsletter: undefined, wordmark: undefined },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement)
    await expect(footer.getAllByRole('heading')).toHaveLength(1)
    await expect(footer.getByText('© Loden. All rights reserved.')).toBeVisible()
  },
}
