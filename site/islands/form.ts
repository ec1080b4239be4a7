import { enhanceForm } from '@brand/blocks/enhance-form'
import { readInquiry } from '@brand/content/inquiry'

/** How long an answer may take, in ms; then the visitor may send again, which counts once. */
const timeout = 20_000

/** The plain script of forms with our own call: the schema of the server, and its answer. */
export const enhanceSiteForm = enhanceForm({
  validate(values) {
    const result = readInquiry(values)
    return 'fields' in result ? Object.keys(result.fields) : []
  },
  async submit(values, token) {
    const response = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': token },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return
    const { fields } = (await response.json().catch(() => ({}))) as { fields?: Record<string, string> }
    throw Object.assign(new Error(String(response.status)), { fields })
  },
})
