import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { useEnhance } from '../../useEnhance.ts'
import { embeddedForm as contract } from './EmbeddedForm.contract.ts'
import { fixtures } from './EmbeddedForm.fixtures.ts'
import { EmbeddedForm, type EmbeddedFormProps } from './EmbeddedForm.tsx'
import { enhanceEmbeddedForm } from './enhance-embedded-form.ts'

function Enhanced(props: EmbeddedFormProps) {
  const ref = useEnhance<HTMLDivElement>((root) =>
    enhanceEmbeddedForm(root.querySelector<HTMLElement>('[data-enhance="embedded-form"]')!),
  )
  return (
    <div ref={ref}>
      <EmbeddedForm {...props} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Embedded form/States',
  component: EmbeddedForm,
  parameters: { contract },
} satisfies Meta<typeof EmbeddedForm>
export default meta
type Story = StoryObj<typeof meta>

/** The form is seen once it has loaded, in the height that it asks for (CONTACT-06, CONTACT-07, CONTACT-08). */
export const Framed: Story = {
  ...example(fixtures.complete),
  args: { ...fixtures.complete.en, hostedForms: { request: () => ({ src: '/fixtures/form.html' }) } },
  render: (args) => <Enhanced {...args} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')!
    await waitFor(() => expect(frame).toBeVisible(), { timeout: 5000 })
    await waitFor(() => expect(frame.style.blockSize).toBe('335px'))
  },
}
export const Minimal: Story = example(fixtures.minimal)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  args: {
    ...fixtures.overlong.en,
    hostedForms: { request: () => ({ about: 'Mailand showroom' }), email: 'mehrzweckveranstaltungshallen@example.com' },
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
