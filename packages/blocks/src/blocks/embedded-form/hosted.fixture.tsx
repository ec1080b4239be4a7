import { useEnhance } from '../../useEnhance.ts'
import { EmbeddedForm, type EmbeddedFormProps } from './EmbeddedForm.tsx'
import { enhanceEmbeddedForm } from './enhance-embedded-form.ts'

/** A form of another server that sends its height, and the brand's contact details. */
export const hosted = {
  request: () => ({ src: '/fixtures/form.html', about: 'Panel' }),
  email: 'hello@example.com',
  phone: '+32 56 00 00 00',
}

/** For stories: the block with its script, as a page has it. */
export function Enhanced(props: EmbeddedFormProps) {
  const ref = useEnhance<HTMLDivElement>((root) => {
    const frame = root.querySelector<HTMLElement>('[data-enhance="embedded-form"]')
    return frame ? enhanceEmbeddedForm(frame) : () => {}
  })
  return (
    <div ref={ref}>
      <EmbeddedForm {...props} />
    </div>
  )
}
