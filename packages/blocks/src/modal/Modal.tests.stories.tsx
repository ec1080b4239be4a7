import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Modal } from './Modal.tsx'
import * as states from './Modal.stories.tsx'

const meta = {
  ...states.default,
  title: 'Tests/Modal',
  tags: ['!autodocs'],
  // The page is long enough to scroll.
  decorators: (Story) => (
    <div style={{ minBlockSize: '200vh' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const open = async () => {
  page.getByRole('button', { name: 'Open' }).focus()
  await userEvent.keyboard('{Enter}')
  return page.findByRole('dialog', { name: 'Acoustic expert' })
}
const overflow = () => getComputedStyle(document.documentElement).overflowY
const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 2000 })

/** Focus goes in, goes round within, and returns on Escape (BLK-modal-02, DRV-03). */
export const Keyboard: Story = {
  play: async () => {
    const dialog = await open()
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    const close = within(dialog).getByRole('button', { name: 'Close' })
    const link = within(dialog).getByRole('link')
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone(dialog)
    await expect(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}

/** A press beside the sheet closes it, a press inside does not (BLK-modal-01, BLK-modal-03). */
export const Backdrop: Story = {
  play: async () => {
    const dialog = await open()
    await userEvent.click(within(dialog).getByText('Ask us about your room.'))
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog.previousElementSibling!)
    await gone(dialog)
  },
}

/** From the middle layout on there is always something of the backdrop to press (BLK-modal-03). */
export const BackdropOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const dialog = await open()
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    const { left } = dialog.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(44)
    const beside = document.elementFromPoint(left / 2, 300)!
    await expect(beside).toBe(dialog.previousElementSibling)
    await userEvent.click(beside)
    await gone(dialog)
  },
}

/** A full dialog leaves nothing of the backdrop: its own empty margin closes it, what stands in it does not (BLK-modal-03). */
export const MarginOfFull: Story = {
  args: { variant: 'full' },
  play: async () => {
    const dialog = await open()
    await userEvent.click(within(dialog).getByText('Ask us about your room.'))
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await userEvent.click(dialog.querySelector('[data-part="modal-body"]')!)
    await gone(dialog)
  },
}

/** The page below holds still while the dialog is open, and scrolls again after it (BLK-modal-04). */
export const HoldsThePage: Story = {
  play: async () => {
    const before = overflow()
    const dialog = await open()
    await expect(overflow()).toBe('hidden')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await gone(dialog)
    await expect(overflow()).toBe(before)
  },
}
