import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, href: '/inspiration?page={page}', firstHref: '/inspiration' },
  parameters: { layout: 'padded' },
  render: (args, { globals }) => <Pagination {...args} messages={libraryMessages[toLocale(globals.locale)].pagination} />,
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** Plain links with their relation; the page shown is marked. */
export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }))
    await expect(row.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(row.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/inspiration')
    const next = row.getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('rel', 'next')
    await expect(next).toHaveAttribute('href', '/inspiration?page=6')
    await expect(row.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
  },
}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Previous page' })).toBeNull()
  },
}
export const Last: Story = {
  args: { page: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Next page' })).toBeNull()
  },
}
/** One page needs no links. */
export const OnlyOne: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
export const Narrow: Story = {
  args: { page: 120, pages: 240 },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
