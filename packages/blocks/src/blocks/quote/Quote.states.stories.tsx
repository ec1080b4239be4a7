import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { quote as contract } from './Quote.contract.ts'
import { fixtures } from './Quote.fixtures.ts'
import { Quote } from './Quote.tsx'

const meta = { title: 'Blocks/Quote/States', component: Quote, parameters: { contract } } satisfies Meta<typeof Quote>
export default meta
type Story = StoryObj<typeof meta>

export const Anonymous: Story = example(fixtures.anonymous)
export const NameOnly: Story = example(fixtures.nameOnly)
export const Long: Story = example(fixtures.long)

/** Rules of a brand outside of a layer win over ours, by the names of the parts. */
export const Restyled: Story = {
  ...example(fixtures.complete),
  decorators: [
    (Story) => (
      <>
        <style>{"[data-part='quote-text'] { font-style: italic; color: rgb(1 2 3) }"}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = getComputedStyle(canvasElement.querySelector('blockquote p')!)
    await expect([text.fontStyle, text.color]).toEqual(['italic', 'rgb(1, 2, 3)'])
  },
}

/** The record carries no quotation marks; the language brings its own. */
export const French: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('blockquote p')!
    await expect(getComputedStyle(sentence).quotes).toContain('«')
    await expect(sentence).not.toHaveTextContent('«')
  },
}
