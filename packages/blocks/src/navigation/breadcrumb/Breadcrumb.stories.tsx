import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brand, menu } from '../fixtures.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
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
/** Below an inverted bar it lies over the first block, which keeps its place (BC-01, NAV-09). */
export const Inverted: Story = {
  parameters: { layout: 'fullscreen' },
  args: { inverted: true },
  render: (args) => (
    <>
      <SiteHeader {...brand} menu={menu} inverted />
      <Breadcrumb {...args} />
      <main style={{ minBlockSize: '50vh', background: 'var(--b-inverse)', color: 'var(--b-on-inverse)' }}>The page</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [bar, list, main] = ['[data-site-header]', 'ol', 'main'].map((part) =>
      canvasElement.querySelector(`:scope ${part}`)!.getBoundingClientRect(),
    )
    await expect(main!.top).toBe(bar!.top)
    const link = within(canvasElement).getByRole('link', { name: 'Products' })
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar!.bottom)
    await expect(list!.bottom).toBeGreaterThan(link.getBoundingClientRect().bottom)
    const { left, top } = link.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(link)
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
