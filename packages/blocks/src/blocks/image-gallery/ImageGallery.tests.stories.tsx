import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { captureEvents } from '../../testing/events.ts'
import { fixtures } from './ImageGallery.fixtures.ts'
import type { ImageGallery } from './ImageGallery.tsx'
import * as states from './ImageGallery.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/ImageGallery', tags: ['!autodocs'] } satisfies Meta<typeof ImageGallery>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
/** The dialog, once its pictures are there. */
const findDialog = async (name: string | RegExp = 'Images') => {
  const dialog = await page.findByRole('dialog', { name })
  await within(dialog).findByRole('img')
  return dialog
}
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 4000 })
const shownIn = (dialog: HTMLElement) => within(dialog).getByRole('img')
const readAlt = (dialog: HTMLElement) => shownIn(dialog).getAttribute('alt')
const alts = fixtures.complete.en.images.map(({ image }) => image.alt)

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
    const dialog = await findDialog()
    const counter = dialog.querySelector('[aria-live="polite"]')!
    const at = async (index: number) => {
      await expect(readAlt(dialog)).toBe(alts[index])
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

/** 'More images' begins where the page ends, and emits the image in view (BLK-image_gallery-02, GEN-20). */
export const More: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: 'More images' })
    const takeEvents = captureEvents(canvasElement)
    await userEvent.click(more)
    const dialog = await findDialog()
    await expect(takeEvents()).toEqual([{ type: 'gallery-view', index: 5 }])
    await userEvent.keyboard('{ArrowRight}')
    await expect(takeEvents()).toEqual([{ type: 'gallery-view', index: 6 }])
    await userEvent.keyboard('{ArrowLeft}')
    await expect(readAlt(dialog)).toBe(alts[5])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close images' }))
    await gone()
    await expect(more).toHaveFocus()
  },
}

/** Waits until the shown picture stands at rest in the view. */
const atRest = (dialog: HTMLElement) =>
  waitFor(
    async () => {
      const stage = dialog.querySelector('[data-part="image-gallery-stage"]')!.getBoundingClientRect()
      const slide = shownIn(dialog).closest('[data-part="image-gallery-slide"]')!.getBoundingClientRect()
      await expect(Math.abs(slide.left - stage.left)).toBeLessThan(1)
    },
    { timeout: 4000 },
  )

/** A finger turns to the next picture and back, also round the ends; a short move does not (BLK-image_gallery-03, BLK-image_gallery-05). */
export const Swipe: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: alts[0]! }))
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    const stage = dialog.querySelector('[data-part="image-gallery-stage"]')!
    // Further than half of the view: a busy machine is too slow for a flick, which needs less.
    const far = 0.6 * stage.clientWidth
    const frame = () => new Promise(requestAnimationFrame)
    async function swipe(by: number) {
      const touch = (clientX: number) => [new Touch({ identifier: 1, target: stage, clientX, clientY: 200 })]
      await fireEvent.touchStart(stage, { touches: touch(150), cancelable: true })
      for (const part of [0.3, 0.6, 1]) {
        await frame()
        await fireEvent.touchMove(stage, { touches: touch(150 + by * part), cancelable: true })
      }
      await frame()
      await fireEvent.touchEnd(stage, { touches: [], cancelable: true })
      await atRest(dialog)
    }
    await swipe(-far)
    await expect(readAlt(dialog)).toBe(alts[1])
    await expect(location.hash).toBe('#image-2')
    await swipe(-4)
    await expect(readAlt(dialog)).toBe(alts[1])
    await swipe(far)
    await swipe(far)
    await expect(readAlt(dialog)).toBe(alts[6])
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** From right to left the arrows are reversed, and the pictures run from the right. */
export const RightToLeft: Story = {
  ...states.RightToLeft,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('link')[0]!)
    const dialog = await findDialog(/./)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(location.hash).toBe('#image-2')
    await atRest(dialog)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(location.hash).toBe('#image-7')
    await atRest(dialog)
  },
}

/** A thumbnail leads to each picture; one is in the order of Tab, and the arrows take the focus with them (BLK-image_gallery-05). */
export const Thumbnails: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: alts[0]! }))
    const dialog = await findDialog()
    const thumbnails = within(within(dialog).getByRole('group', { name: 'Images' })).getAllByRole('button')
    await expect(thumbnails.map(({ ariaLabel }) => ariaLabel)).toEqual(alts.map((_, i) => `Image ${i + 1} of 7`))
    await userEvent.click(thumbnails[4]!)
    await expect(readAlt(dialog)).toBe(alts[4])
    await atRest(dialog)
    await expect(thumbnails.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, null, null, 'true', null, null])
    await expect(thumbnails.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0, -1, -1])
    await userEvent.keyboard('{ArrowRight}')
    await expect(thumbnails[5]!).toHaveFocus()
    await expect(readAlt(dialog)).toBe(alts[5])
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(thumbnails[0]!).toHaveFocus()
    await atRest(dialog)
  },
}

/** An address opens its picture; going back closes it. */
export const Address: Story = {
  ...example(fixtures.named),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    location.hash = '#workshop-2'
    const dialog = await findDialog()
    await expect(readAlt(dialog)).toBe(alts[1])
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
    await expect(within(await findDialog()).getByRole('button', { name: 'Next image' })).toBeVisible()
  },
}

/** 320 px wide, an upright picture: nothing has to be scrolled sideways. */
export const OpenNarrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: alts[2]! }))
    const dialog = await findDialog()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    await expect(shownIn(dialog).getBoundingClientRect().height).toBeGreaterThan(150)
  },
}
