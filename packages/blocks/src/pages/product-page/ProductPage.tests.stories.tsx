import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ProductDownloads } from './ProductDownloads.tsx'
import * as states from './ProductPage.stories.tsx'

const meta = { ...states.default, title: 'Tests/ProductPage', tags: ['!autodocs'] } satisfies Meta<typeof ProductDownloads>
export default meta
type Story = StoryObj<typeof meta>

const findDialog = () => within(document.body).findByRole('dialog', { name: 'Downloads for Dome' })
const gone = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), { timeout: 4000 })

/** Links open the files as a dialog: all by the first tab, a group by its own (FAM-02 to FAM-04, DL-33). */
export const Default: Story = {
  ...states.Default,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const inPage = page.getByText('Size M')
    await expect(inPage).not.toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Downloads for Dome' }))
    let inside = within(await findDialog())
    const shown = () => inside.getByRole('tab', { selected: true }).textContent
    await expect(shown()).toBe('Specifications 2')
    await expect(inside.getByText('dome-download-bundle.zip, 5 files')).toBeVisible()
    await expect(inside.getByRole('link', { name: 'Download bundle' })).toBeVisible()
    await expect(inside.getByRole('link', { name: /Drawings/ })).toHaveAttribute('download', 'Drawings of all sizes.dwg')
    await expect(inside.getByRole('link', { name: /^Product specification sheet PDF, 1\.2 Mb/ })).toBeVisible()
    await expect(inside.getByText('Size M')).not.toBeVisible()
    inside.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(shown()).toBe('Photometric data 2')
    await expect(inside.getByText('Size M')).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(shown()).toBe('Manuals 1')
    await expect(inside.getByRole('tabpanel', { name: /Manuals/ })).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Close downloads' }))
    await gone()
    await expect(inPage).not.toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Light' }))
    inside = within(await findDialog())
    await expect(shown()).toBe('Photometric data 2')
    await userEvent.click(inside.getByRole('tab', { name: /Specifications/ }))
    await expect(inside.getByText('Product specification sheet')).toBeVisible()
  },
}
/** Each colour is one target; the count follows the ticks (FAB-06). */
export const Colors: Story = {
  globals: { locale: 'en', direction: 'ltr', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText('Moss'))
    page.getByRole('checkbox', { name: /^Cobalt/ }).focus()
    await userEvent.keyboard(' ')
    const form = canvasElement.querySelector('form')!
    await expect([...new FormData(form).getAll('colours')]).toEqual(['Moss', 'Cobalt'])
    await expect(page.getByRole('button', { name: 'Order samples' })).toBeVisible()
    // A few stand in a row of four.
    const { gridTemplateColumns } = getComputedStyle(page.getByText('Moss').closest('ul')!)
    await expect(gridTemplateColumns.split(' ')).toHaveLength(4)
  },
}
/** From right to left the arrows of the keyboard follow the tabs (FAM-04). */
export const RightToLeft: Story = {
  ...states.RightToLeft,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Light' }))
    const inside = within(await findDialog())
    inside.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(inside.getByRole('tab', { selected: true })).toHaveTextContent('Manuals')
  },
}
/** A press on its empty part closes it, as its button does; the page holds still meanwhile, and the focus returns (BLK-modal-03, BLK-modal-04). */
export const HoldsThePage: Story = {
  globals: { locale: 'en', direction: 'ltr' },
  play: async ({ canvasElement }) => {
    const overflow = () => getComputedStyle(document.documentElement).overflowY
    const before = overflow()
    const opener = within(canvasElement).getByRole('link', { name: 'Downloads for Dome' })
    await userEvent.click(opener)
    const dialog = await findDialog()
    await expect(overflow()).toBe('hidden')
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 20, clientY: window.innerHeight - 20 } })
    await gone()
    await userEvent.click(opener)
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Close downloads' }))
    await gone()
    await expect(overflow()).toBe(before)
    await expect(opener).toHaveFocus()
  },
}
