import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { imageGallery as contract } from './ImageGallery.contract.ts'
import { fixtures } from './ImageGallery.fixtures.ts'
import { ImageGallery } from './ImageGallery.tsx'

const meta = {
  title: 'Blocks/ImageGallery/States',
  component: ImageGallery,
  parameters: { contract },
  // The address of a picture that the story before has left open.
  beforeEach: () => history.replaceState(null, '', location.pathname + location.search),
} satisfies Meta<typeof ImageGallery>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = example(fixtures.one)
export const Two: Story = example(fixtures.two)
export const Three: Story = example(fixtures.three)
export const Four: Story = example(fixtures.four)
export const Five: Story = example(fixtures.five)

const page = within(document.body)
const opened = () => page.findByRole('dialog', { name: 'Images' })
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 4000 })
const altOf = (dialog: HTMLElement) => within(dialog).getByRole('img').getAttribute('alt')
const alts = fixtures.complete.en.images.map(({ image }) => image.alt)

/** Five tiles in the grid, the first of them the largest; the others wait (BLK-image_gallery-01). */
export const Composition: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('img')
    await expect(tiles).toHaveLength(5)
    const [first, second, third, fourth, fifth] = tiles.map((tile) => tile.getBoundingClientRect())
    await expect(second!.left).toBeGreaterThan(first!.right)
    await expect(third!.bottom).toBeCloseTo(first!.bottom, 0)
    await expect(fourth!.top).toBeGreaterThan(first!.bottom)
    await expect(fourth!.width).toBeCloseTo(fifth!.width, 0)
    for (const tile of tiles) await expect(getComputedStyle(tile).objectFit).toBe('cover')
  },
}

/**
 * By keyboard: Enter opens a tile's own picture, arrows, Home and End go through all and round at both ends, and Escape gives the
 * address and the focus back (BLK-image_gallery-02, BLK-image_gallery-03; BLK-modal-02, DRV-03).
 */
export const Keyboard: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en', direction: 'ltr' },
  play: async ({ canvasElement }) => {
    const before = location.href
    const tile = within(canvasElement).getByRole('link', { name: alts[1]! })
    tile.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await opened()
    const counter = dialog.querySelector('[aria-live="polite"]')!
    const at = async (index: number) => {
      await expect(altOf(dialog)).toBe(alts[index])
      await expect(counter).toHaveTextContent(`Image ${index + 1} of 7`)
      await expect(location.hash).toBe(`#image-${index + 1}`)
    }
    await at(1)
    await userEvent.keyboard('{ArrowRight}')
    await at(2)
    await expect(within(dialog).getByText('Upright')).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await at(0)
    await userEvent.keyboard('{ArrowLeft}')
    await at(6)
    await userEvent.keyboard('{Home}')
    await at(0)
    within(dialog).getByRole('button', { name: 'Previous image' }).focus()
    await userEvent.keyboard('{Enter}')
    await at(6)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await at(0)
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(location.href).toBe(before))
    await expect(tile).toHaveFocus()
  },
}

/** 'More images' begins where the page ends (BLK-image_gallery-02). */
export const More: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: 'More images' })
    await userEvent.click(more)
    const dialog = await opened()
    await expect(altOf(dialog)).toBe(alts[5])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close images' }))
    await gone()
    await expect(more).toHaveFocus()
  },
}

/** A finger turns to the next picture and back; a short move does not. */
export const Swipe: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en', direction: 'ltr' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: alts[0]! }))
    const dialog = await opened()
    const swipe = (from: number, to: number) => {
      const stage = within(dialog).getByRole('img').closest('[data-part="image-gallery-stage"]')!
      const pointer = { pointerId: 1, isPrimary: true, pointerType: 'touch' }
      fireEvent.pointerDown(stage, { ...pointer, clientX: from })
      fireEvent.pointerUp(stage, { ...pointer, clientX: to })
    }
    swipe(200, 100)
    await expect(altOf(dialog)).toBe(alts[1])
    swipe(200, 190)
    await expect(altOf(dialog)).toBe(alts[1])
    swipe(100, 200)
    swipe(100, 200)
    await expect(altOf(dialog)).toBe(alts[6])
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** An address opens its picture; going back closes it. */
export const Address: Story = {
  ...example(fixtures.named),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    location.hash = '#workshop-2'
    const dialog = await opened()
    await expect(altOf(dialog)).toBe(alts[1])
    history.back()
    await gone()
    await expect(within(canvasElement).getByRole('link', { name: alts[1]! })).toHaveFocus()
  },
}

/** Open, with the longest caption: the picture leaves room for it. */
export const Open: Story = {
  ...example(fixtures.overlong),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: alts[0]! }))
    await expect(within(await opened()).getByRole('button', { name: 'Next image' })).toBeVisible()
  },
}

/** 320 px wide, an upright picture: nothing has to be scrolled sideways. */
export const OpenNarrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: alts[2]! }))
    const dialog = await opened()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    await expect(within(dialog).getByRole('img').getBoundingClientRect().height).toBeGreaterThan(150)
  },
}
