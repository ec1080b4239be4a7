import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { embeddedForm as contract } from './EmbeddedForm.contract.ts'
import { fixtures } from './EmbeddedForm.fixtures.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { Enhanced, hosted } from './hosted.fixture.tsx'

const meta = {
  title: 'Blocks/EmbeddedForm/States',
  component: EmbeddedForm,
  parameters: { contract },
} satisfies Meta<typeof EmbeddedForm>
export default meta
type Story = StoryObj<typeof meta>

const complete = { ...example(fixtures.complete), args: { ...fixtures.complete.en, hostedForms: hosted } }

/** Until the form has loaded. */
export const Loading: Story = complete

/** The form is seen once it has loaded, in the height that it asks for (CONTACT-06, CONTACT-07, CONTACT-08). */
export const Shown: Story = {
  ...complete,
  render: (args) => <Enhanced {...args} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')!
    await waitFor(() => expect(frame).toBeVisible(), { timeout: 5000 })
    await waitFor(() => expect(frame.style.blockSize).toBe('335px'))
  },
}
/** Without an address of the form the block shows the brand's contact details. */
export const NotConfigured: Story = {
  ...complete,
  args: { ...complete.args, hostedForms: { ...hosted, request: () => ({ about: 'Panel' }) } },
}
export const Minimal: Story = example(fixtures.minimal)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  args: {
    ...fixtures.overlong.en,
    hostedForms: { request: () => ({ about: 'Mailand showroom' }), email: 'mehrzweckveranstaltungshallen@example.com' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
