import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { OtherQuestions } from './OtherQuestions.tsx'

/** Below a contact page: the links to the others. */
const meta = {
  title: 'Pages/OtherQuestions',
  component: OtherQuestions,
  args: {
    questions: [
      { id: 'price', title: 'Prices and quotes', text: 'Tell us what, how many and where to.', href: '#price' },
      { id: 'samples', title: 'Samples', text: 'They leave within two days.', href: '#samples' },
      { id: 'else', title: 'Anything else', href: '#else' },
    ],
  },
  render: (args, { globals }) => (
    <OtherQuestions title={libraryMessages[toLocale(globals.locale)].contactPage.otherQuestions} {...args} />
  ),
} satisfies Meta<typeof OtherQuestions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = {
  args: {
    questions: [
      { id: 'a', title: 'Raum\u00adakustik\u00adplanungs\u00adunterlagen', text: 'Nachhallzeitverkürzungsmaßnahmen', href: '#a' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
