import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { DesignerPage } from './DesignerPage.tsx'

/** The page of a designer. */
const meta = {
  title: 'Pages/DesignerPage',
  component: DesignerPage,
  args: {
    name: 'Naomi Adeyemi',
    intro: 'Folds paper on trains and sends us the ones that stand up.',
    image: { src: '/fixtures/portrait-216.webp', alt: 'A felt portrait', width: 216, height: 216 },
  },
  render: (args, { globals }) => (
    <main>
      <DesignerPage {...args} messages={libraryMessages[localeOf(globals.locale)].designerPage} />
    </main>
  ),
} satisfies Meta<typeof DesignerPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Naomi Adeyemi' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'A felt portrait' })).toBeVisible()
  },
}
export const Inverted: Story = { args: { inverted: true } }
export const Minimal: Story = { args: { intro: undefined, image: undefined } }
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { name: 'Bartholomäus Großraumbüroschallabsorptionsdeckensegel' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
