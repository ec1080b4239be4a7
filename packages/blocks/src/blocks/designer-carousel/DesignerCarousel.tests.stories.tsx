import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { fixtures } from './DesignerCarousel.fixtures.ts'
import type { DesignerCarousel } from './DesignerCarousel.tsx'
import * as states from './DesignerCarousel.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/DesignerCarousel', tags: ['!autodocs'] } satisfies Meta<typeof DesignerCarousel>
export default meta
type Story = StoryObj<typeof meta>

const cardsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-part="carousel-slide"]')]

/** A row that was scrolled goes on from where it stands once a button is used. */
export const ScrolledBefore: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'narrow' }, locale: 'en' },
  play: async ({ canvasElement }) => {
    const cards = cardsIn(canvasElement)
    const viewport = canvasElement.querySelector<HTMLElement>('[data-part="carousel-viewport"]')!
    viewport.scrollTo({ left: cards[2]!.offsetLeft - cards[0]!.offsetLeft, behavior: 'instant' })
    await userEvent.click(await waitFor(() => within(canvasElement).getByRole('button', { name: 'Show next' })))
    const start = viewport.getBoundingClientRect().left + parseFloat(getComputedStyle(viewport).paddingInlineStart)
    await waitFor(() => expect(cards[3]!.getBoundingClientRect().left).toBeCloseTo(start, 0))
    await waitFor(() => expect(cards.map((card) => card.inert)).toEqual([true, true, true, false, false, true, true]))
  },
}
