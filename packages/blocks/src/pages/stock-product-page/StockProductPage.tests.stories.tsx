import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StockProductPage } from './StockProductPage.tsx'
import * as states from './StockProductPage.stories.tsx'

const meta = { ...states.default, title: 'Tests/StockProductPage', tags: ['!autodocs'] } satisfies Meta<typeof StockProductPage>
export default meta
type Story = StoryObj<typeof meta>

/** A thumbnail turns to its picture; the one in view is marked (R2G-05, R2G-06). */
export const Pictures: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const view = page.getByRole('region', { name: 'Pictures' })
    await expect(view.getBoundingClientRect().height).toBe(550)
    const links = page.getAllByRole('link', { name: /^Picture \d+$/ })
    const strip = links[0]!.closest('ul')!.getBoundingClientRect()
    await expect(links.filter((link) => link.getBoundingClientRect().left < strip.right)).toHaveLength(12)
    for (const link of links) await expect(link.getBoundingClientRect().height).toBe(100)
    const before = window.scrollY
    links[13]!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(links[13]).toHaveAttribute('aria-current', 'true'), { timeout: 4000 })
    await expect(window.scrollY).toBe(before)
    const last = page.getByAltText('Picture 14 of the lamp').getBoundingClientRect()
    await waitFor(() => expect(Math.abs(last.width - view.clientWidth)).toBeLessThan(2))
    await expect(links[0]).not.toHaveAttribute('aria-current')
  },
}

/** All first; a type shows its finishes only (R2G-09 to R2G-13). */
export const Filter: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const types = page.getAllByRole('radio')
    await expect(types.map((type) => type.closest('label')!.textContent)).toEqual(['All', 'Wool', 'Wood'])
    await expect(types[0]).toBeChecked()
    const shown = () =>
      page
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
        .slice(0, 4)
    await expect(shown()).toEqual(['Yellow', 'Deep red', 'Grain', 'As it comes'])
    for (const swatch of canvasElement.querySelectorAll('[data-part="finishes-swatch"]'))
      await expect(swatch.getBoundingClientRect().height).toBe(80)
    await userEvent.click(types[2]!)
    await expect(page.getByText('Grain')).toBeVisible()
    await expect(page.getByText('Deep red')).not.toBeVisible()
    await expect(page.getByText('As it comes')).not.toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(page.getByText('Deep red')).toBeVisible()
    await userEvent.click(types[0]!)
    await expect(page.getByText('As it comes')).toBeVisible()
  },
}

/** A dialog in which a combination is chosen before anything can be sent (R2G-17 to R2G-19). */
export const Quote: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Request a quote' }))
    const dialog = page.getByRole('dialog', { name: 'Request a quote' })
    await expect(dialog).toBeVisible()
    await expect(within(dialog).getByText('This product is available in 2 finish combinations.')).toBeVisible()
    const send = within(dialog).getByRole('button', { name: 'Request a quote' })
    await expect(send).toBeDisabled()
    await userEvent.selectOptions(within(dialog).getByLabelText('Finish combination'), 'Yellow inside and out')
    await expect(send).toBeEnabled()
    const data = new FormData(send.closest('form')!)
    await expect([...data]).toEqual([
      ['typology', 'Stock'],
      ['product', 'Dome M'],
      ['quantity', '1'],
      ['finish', 'Yellow inside and out'],
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(dialog).not.toBeVisible()
  },
}

/** A press that begins and ends beside it closes it, one inside does not; the page holds still meanwhile (BLK-modal-03, BLK-modal-04). */
export const QuoteBackdrop: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const overflow = () => getComputedStyle(document.documentElement).overflowY
    const before = overflow()
    const opener = page.getByRole('link', { name: 'Request a quote' })
    await userEvent.click(opener)
    const dialog = page.getByRole('dialog', { name: 'Request a quote' })
    await expect(overflow()).toBe('hidden')
    const inside = within(dialog).getByText('This product is available in 2 finish combinations.')
    const beside = { target: dialog, coords: { clientX: 4, clientY: 4, offsetX: -4 } }
    await userEvent.click(inside)
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: inside }, beside, { keys: '[/MouseLeft]', ...beside }])
    await expect(dialog).toBeVisible()
    await userEvent.pointer({ keys: '[MouseLeft]', ...beside })
    await expect(dialog).not.toBeVisible()
    await expect(overflow()).toBe(before)
    await expect(opener).toHaveFocus()
  },
}
