import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { ProductSound } from './ProductSound.tsx'
import { ProductVoice } from './ProductVoice.tsx'

/** A product to be heard: by its absorption in a room, or by the voice that a booth keeps. */
const meta = {
  title: 'Pages/ProductSound',
  component: ProductSound,
  subcomponents: { ProductVoice },
  args: { name: 'Dome', absorption: { values: [0.3, 0.7, 1.2, 1.5, 1.6, 1.5], measure: 'area' } },
  render: (args, { globals }) => {
    const { productSound: messages } = libraryMessages[toLocale(globals.locale)]
    return (
      <main>
        <h1>{args.name}</h1>
        <ProductSound {...args} messages={messages} />
      </main>
    )
  },
} satisfies Meta<typeof ProductSound>
export default meta
type Story = StoryObj<typeof meta>

/** The sounds have their figures, and play with a press (FAM-17). */
export const Default: Story = {
  globals: { locale: 'en', direction: 'ltr' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const name of ['Hear the room', 'With 6 × Dome']) await expect(page.getByRole('button', { name })).toBeVisible()
  },
}

/** A booth has a voice outside and inside it, and the figure between them (FAM-19). */
export const Voice: Story = {
  globals: { locale: 'en', direction: 'ltr' },
  render: (_, { globals }) => (
    <main>
      <h1>Booth</h1>
      <ProductVoice name="Booth" reduction={25} messages={libraryMessages[toLocale(globals.locale)].productSound} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const name of ['Hear a voice outside', 'Inside Booth']) await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByText(/^Speech level reduction 25 dB/)).toBeVisible()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { name: 'Schallabsorptionsverkleidungen' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
