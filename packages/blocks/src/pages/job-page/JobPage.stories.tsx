import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { BlockSection } from '../../layout/BlockSection.tsx'
import { Text } from '../../blocks/text/Text.tsx'
import { text } from '../../blocks/text/Text.contract.ts'
import { JobPage } from './JobPage.tsx'

/** The page of a vacancy. */
const meta = {
  title: 'Pages/JobPage',
  component: JobPage,
  args: {
    title: 'Listener',
    locations: ['Kortrijk, Belgium', 'Milan, Italy', 'London, United Kingdom'],
    date: '2026-10-12',
    intro: 'You clap once in every room and write down what comes back.',
    applyHref: '#apply',
    spontaneousHref: '#write',
    children: (
      <BlockSection {...text}>
        <Text bodyHtml="<h2>What you bring</h2><ul><li>A driving licence and a good bag for balloons.</li><li>Two languages, and silence in both.</li></ul>" />
      </BlockSection>
    ),
  },
  render: (args, { globals }) => (
    <main>
      <JobPage {...args} messages={libraryMessages[toLocale(globals.locale)].jobPage} />
    </main>
  ),
} satisfies Meta<typeof JobPage>
export default meta
type Story = StoryObj<typeof meta>

/** Two buttons that lead to the form, above and below the body (JOB-03, JOB-04). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Listener' })).toBeVisible()
    const apply = [...canvasElement.querySelectorAll('a[href="#apply"]')]
    await expect(apply.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank'])
  },
}
/** Nothing but a title. */
export const Minimal: Story = {
  args: {
    locations: undefined,
    date: undefined,
    intro: undefined,
    applyHref: undefined,
    spontaneousHref: undefined,
    children: undefined,
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Schallabsorptionsgradmessungsbeauftragter (w/m/d)',
    locations: ['Kortrijk, Vereinigtes Königreich '.repeat(4)],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
