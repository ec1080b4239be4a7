import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { callToActionHero as contract } from './CallToActionHero.contract.ts'
import { fixtures } from './CallToActionHero.fixtures.ts'
import { CallToActionHero } from './CallToActionHero.tsx'

const meta = {
  title: 'Blocks/CallToActionHero/States',
  component: CallToActionHero,
  parameters: { contract },
} satisfies Meta<typeof CallToActionHero>
export default meta
type Story = StoryObj<typeof meta>

const background = (element: Element) => getComputedStyle(element).backgroundColor

/** The button is seen on its card: in the accent's colour, unless the card has that colour. */
const seesButton: Story['play'] = async ({ canvasElement }) => {
  const card = canvasElement.querySelector('[data-part="call-to-action-hero-card"]')!
  const label = canvasElement.querySelector('[data-part="button-label"]')!
  await expect(background(label)).not.toBe(background(card))
}

/** A dark card; its button is in the accent's colour. */
export const Dark: Story = { ...example(fixtures.dark), play: seesButton }
/** A surface of the brand's own in the accent's colour. */
export const AccentOfLoden: Story = {
  ...example(fixtures.dark),
  args: { ...fixtures.dark.en, surface: 'signal' },
  play: seesButton,
}
export const AccentOfTegel: Story = {
  ...example(fixtures.dark),
  args: { ...fixtures.dark.en, surface: 'terracotta' },
  globals: { brand: 'tegel' },
  play: seesButton,
}
/** A surface that the brand does not have: the card has the accent's colour. */
export const UnknownSurface: Story = {
  tags: ['same-look'],
  ...example(fixtures.dark),
  args: { ...fixtures.dark.en, surface: 'oxblood' },
  globals: { brand: 'tegel' },
  play: seesButton,
}
export const Minimal: Story = example(fixtures.minimal)
export const WithoutPicture: Story = example(fixtures.withoutPicture)
export const Overlong: Story = example(fixtures.overlong)
/** The target of the sub-navigation's entry "configurator", which looks as any other (BLK-call_to_action_hero-01). */
export const Configurator: Story = {
  tags: ['same-look'],
  ...example(fixtures.dark),
  args: { ...fixtures.dark.en, id: 'configurator' },
  play: async ({ canvasElement }) => {
    const target = document.getElementById('configurator')
    await expect(target).toContainElement(within(canvasElement).getByRole('heading'))
  },
}

/** At 320 px the card stands on the bottom edge, and nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const canvas = within(canvasElement)
    const card = canvas.getByRole('heading').parentElement!.getBoundingClientRect()
    await expect(canvas.getByRole('img').getBoundingClientRect().bottom - card.bottom).toBeCloseTo(20, 0)
  },
}
