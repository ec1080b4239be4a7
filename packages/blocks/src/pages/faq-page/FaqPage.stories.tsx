import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceFaq } from './enhance-faq.ts'
import { FaqPage, type FaqPageProps } from './FaqPage.tsx'

function Enhanced(props: FaqPageProps) {
  const ref = useEnhance<HTMLElement>((main) => enhanceFaq(main.querySelector<HTMLElement>('[data-enhance="faq"]')!))
  return (
    <main ref={ref}>
      <FaqPage {...props} />
    </main>
  )
}

/** Questions and answers, with a search that filters while one types. */
const meta = {
  title: 'Pages/FaqPage',
  component: FaqPage,
  args: {
    href: '/faq',
    items: [
      {
        id: 'absorb',
        question: 'Does felt really absorb sound, or does it just look soft?',
        answerHtml: '<p>It absorbs. A 90 mm panel takes out <strong>95%</strong> of the sound at 2,000 Hz.</p>',
      },
      { id: 'wash', question: 'Can I clean it?', answerHtml: '<p>With a brush. <a href="#care">Felt care</a></p>' },
      { id: 'fade', question: 'Will it fade?', answerHtml: '<p>Slowly, and evenly. So will we.</p>' },
    ],
  },
  render: (args, { globals }) => <Enhanced {...args} messages={libraryMessages[toLocale(globals.locale)].faqPage} />,
} satisfies Meta<typeof FaqPage>
export default meta
type Story = StoryObj<typeof meta>

/** Filters while one types; what matches is marked, an answer that matches is open. */
export const Default: Story = {}
/** The answer of the server to a keyword. */
export const Searched: Story = { args: { keyword: 'felt' } }
export const Empty: Story = { args: { keyword: 'tartan' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [{ id: 'a', question: 'Schall\u00adabsorptions\u00adgrad\u00admess\u00adverfahren?', answerHtml: '<p>Ja.</p>' }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
