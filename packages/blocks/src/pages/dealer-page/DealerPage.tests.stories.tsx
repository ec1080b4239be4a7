import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { DealerPage } from './DealerPage.tsx'
import * as states from './DealerPage.stories.tsx'

const meta = { ...states.default, title: 'Tests/DealerPage', tags: ['!autodocs'] } satisfies Meta<typeof DealerPage>
export default meta
type Story = StoryObj<typeof meta>

/** The cards of all countries are in view; typing filters them (DEALER-10, DEALER-11, DEALER-17, DEALER-18). */
export const Default: Story = {
  ...states.Default,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // The matcher `toBeVisible` asks whether the section is open.
    await expect(page.getByText('Raumklang').checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    await expect(canvasElement.querySelector('summary')!.checkVisibility()).toBe(false)
    const field = page.getByRole('searchbox')
    await userEvent.type(field, 'ghent')
    await expect(page.getByRole('status')).toHaveTextContent('Showing 1 result matching “ghent”')
    await expect(page.getByText('De Zachte Hand')).toBeVisible()
    await expect(page.queryByText('Raumklang')!.checkVisibility()).toBe(false)
    await userEvent.clear(field)
    await expect(page.getByRole('status')).toHaveTextContent('3 locations')
  },
}
/** The link of a card opens the form for it; Escape leads back to the link (DEALER-13, DEALER-18, BLK-modal-02). */
export const GetInTouch: Story = {
  args: { keyword: 'Vienna' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const link = page.getByRole('link', { name: 'Get in touch: Raumklang' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Get in touch Raumklang' })
    await expect(dialog).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(dialog.querySelector('[name="location"]')).toHaveValue('Raumklang (a)')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(dialog).not.toBeVisible()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog).toBeVisible()
  },
}
/** Small screens have no bar, and countries open one by one, those that a keyword finds at once (DEALER-16). */
export const Narrow: Story = {
  ...states.Narrow,
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const page = within(canvasElement)
    await expect(page.queryByRole('link', { name: 'Countries with A' })).toBeNull()
    await expect(page.getByText('Raumklang')).not.toBeVisible()
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(page.getByText('Raumklang')).toBeVisible()
    await userEvent.type(page.getByRole('searchbox'), 'ghent')
    await expect(page.getByText('De Zachte Hand')).toBeVisible()
  },
}
const far = [
  ['Austria', 47.3, 11.4],
  ['Belgium', 51.1, 3.7],
  ['France', 48.9, 2.4],
  ['Germany', 52.5, 13.4],
  ['Netherlands', 52.4, 4.9],
  ['Portugal', 38.7, -9.1],
  ['Spain', 41.4, 2.2],
  ['Switzerland', 47.4, 8.5],
  ['Canada', 45.5, -73.6],
  ['Japan', 35, 135.8],
  ['Korea (Republic of)', 37.5, 127],
  ['South Africa', -33.9, 18.4],
  ['New Zealand', -41.3, 174.8],
] as const
/** Countries on a map, with a dense part enlarged. Points show their names, and are filtered with the list (DEALER-20). */
export const WithMap: Story = {
  ...states.WithMap,
  play: async ({ canvasElement }) => {
    // Folded where it does not stand beside the list (DEALER-22).
    const fold = canvasElement.querySelector('[data-part="dealer-page-fold"]')!
    if (fold.checkVisibility()) await userEvent.click(fold)
    const map = within(within(canvasElement).getByRole('navigation', { name: 'Map of the countries' }))
    const points = map.getAllByRole('link')
    await expect(points).toHaveLength(far.length + 1)
    const boxes = points.map((point) => point.getBoundingClientRect())
    for (const [i, one] of boxes.entries()) {
      await expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24)
      for (const other of boxes.slice(i + 1))
        await expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(24)
    }
    const belgium = map.getByRole('link', { name: 'Belgium, 1 location' })
    const name = within(belgium).getByText(/Belgium/)
    await expect(name).toHaveStyle({ opacity: '0' })
    // By keyboard, so that the focus is shown.
    points[points.indexOf(belgium) - 1]!.focus()
    await userEvent.tab()
    await expect(belgium).toHaveFocus()
    await expect(name).toHaveStyle({ opacity: '1' })
    await userEvent.keyboard('{Escape}')
    await expect(name).toHaveStyle({ opacity: '0' })
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'japan')
    await expect(map.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1Japan, 1 location'])
    await userEvent.clear(within(canvasElement).getByRole('searchbox'))
    await expect(map.getAllByRole('link')).toHaveLength(far.length + 1)
  },
}
/** The map on the smallest screen: no point covers another (DEALER-20). */
export const WithMapNarrow: Story = { ...WithMap, globals: { viewport: { value: 'narrow' }, locale: 'en' } }
