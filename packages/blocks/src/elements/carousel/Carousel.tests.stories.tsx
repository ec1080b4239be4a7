import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { captureEvents } from '../../testing/events.ts'
import type { Carousel } from './Carousel.tsx'
import * as states from './Carousel.stories.tsx'

const meta = { ...states.default, title: 'Tests/Carousel', tags: ['!autodocs'] } satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const parts = (root: HTMLElement) => {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-part="carousel-slide"]')]
  const viewport = root.querySelector('[data-part="carousel-viewport"]')!
  /** A sliver of 5 % is not enough. */
  const isInView = (slide: HTMLElement) => {
    const [{ left, right, width }, view] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()]
    return Math.min(right, view.right) - Math.max(left, view.left) >= width * 0.05
  }
  return { slides, isInView }
}

/** The buttons go on by as many slides as fit into the view; what is out of view is out of reach (BLK-model_list-05, GEN-20, RELIABILITY 24). */
export const Buttons: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { slides, isInView } = parts(canvasElement)
    const carousel = canvas.getByRole('region', { name: 'Kinds of felt' })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(canvas.getByRole('group', { name: '1 of 9' })).toHaveAttribute('aria-roledescription', 'slide')
    const next = await waitFor(() => canvas.getByRole('button', { name: 'Show next' }))
    const previous = canvas.getByRole('button', { name: 'Show previous' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    const takeEvents = captureEvents(canvasElement)
    await userEvent.click(next)
    await waitFor(() => expect(takeEvents()).toEqual([{ type: 'carousel-change', group: 1 }]))
    // One short status, not the whole track.
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^[2-9] of 9$/)
    await waitFor(() => expect(slides.map((slide) => slide.inert)).toEqual(slides.map((slide) => !isInView(slide))))
    await waitFor(() => expect(slides[0]!.inert).toBe(true))
    await waitFor(() => expect(isInView(slides[1]!)).toBe(false))
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    await expect(carousel.querySelector('[aria-hidden] :is(a, button)')).toBeNull()
    for (let i = 0; i < slides.length; i++) await userEvent.click(next)
    await waitFor(() => expect(isInView(slides.at(-1)!)).toBe(true))
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** Arrow keys, Home and End go from slide to slide, and the row follows. */
export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const { slides, isInView } = parts(canvasElement)
    const link = (i: number) => slides.at(i)!.querySelector('a')!
    link(0).focus()
    // The script loads what moves the row with the first focus.
    await waitFor(() => expect(slides.at(-1)!.inert).toBe(true))
    await userEvent.keyboard('{ArrowRight}')
    await expect(link(1)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(link(-1)).toHaveFocus()
    await waitFor(() => expect(isInView(slides.at(-1)!)).toBe(true))
    await waitFor(() => expect(slides[0]!.inert).toBe(true))
    await userEvent.keyboard('{Home}')
    await expect(link(0)).toHaveFocus()
    await waitFor(() => expect(isInView(slides[0]!)).toBe(true))
  },
}

/** The row runs to the left, and so do the keys. */
export const RightToLeft: Story = {
  ...states.RightToLeft,
  play: async ({ canvasElement }) => {
    const { slides, isInView } = parts(canvasElement)
    const [first, second] = slides.map((slide) => slide.getBoundingClientRect().left)
    await expect(second).toBeLessThan(first!)
    slides[0]!.querySelector('a')!.focus()
    await waitFor(() => expect(slides.at(-1)!.inert).toBe(true))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slides[1]!.querySelector('a')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(isInView(slides.at(-1)!)).toBe(true))
  },
}
