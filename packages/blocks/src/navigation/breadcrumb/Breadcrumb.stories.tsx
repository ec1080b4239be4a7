import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    homeHref: '#home',
    trail: [{ label: 'Products', href: '#products' }, { label: 'Felts & Fabrics', href: '#fabrics' }, { label: 'Kiezel' }],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

/** Home, the steps, and the page itself, which is no link (BC-01, OR-99). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'You are here' }))
    const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Home', '#home'],
      ['Products', '#products'],
      ['Felts & Fabrics', '#fabrics'],
    ])
    await expect(trail.getByText('Kiezel')).toHaveAttribute('aria-current', 'page')
    await expect(getComputedStyle(trail.getAllByRole('link')[0]!).minHeight).toBe('28px')
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    trail: [
      { label: 'Akustiklösungen', href: '#a' },
      { label: 'Nach Raumart und Geräuschproblem', href: '#b' },
      { label: 'Großraumbüroschallabsorptionsdeckensegel' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
