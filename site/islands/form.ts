import { enhanceForm, type FormValues } from '@brand/blocks/enhance-form'
import { readInquiry } from '@brand/content/inquiry'

interface Answer {
  /** Why fields are not accepted. */
  fields?: Record<string, string>
  /**
   * Address of the file that was asked for.
   * @requirement API-37
   */
  fileUrl?: string
  /** Why it was not taken, in words for the visitor. */
  failure?: string
}

/** How long an answer may take, in ms; then the visitor may send again, which counts once. */
const timeout = 20_000

/** How long an answer to a file may take, in ms: a slow connection takes its time; the server ends what does not go on. */
const fileTimeout = 180_000

/**
 * What is sent: JSON, or a form where there is a file.
 * @requirement FORM-49
 */
function bodyOf(values: FormValues): Pick<RequestInit, 'body' | 'headers' | 'signal'> {
  if (!(values.file instanceof File))
    return {
      body: JSON.stringify(values),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
    }
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value instanceof File ? value : String(value))
  return { body, signal: AbortSignal.timeout(fileTimeout) }
}

/** What an unlocked file is led to by; its script may not be there yet. Where it cannot be loaded, the file is sent at once. */
const follow = (fileUrl: string) =>
  import('./download-requests.ts').then(
    (module) => module.enhanceAllDownloadRequests(async () => ({ default: enhancePageForm })),
    () => location.assign(fileUrl),
  )

/**
 * The plain script of forms, in one file: a press is held for it, and each further file would be another wait.
 * Our own call: the schema of the server, and its answer.
 */
const enhancePageForm = enhanceForm({
  validate(values) {
    const result = readInquiry(values)
    return 'fields' in result ? Object.keys(result.fields) : []
  },
  async submit(values, token) {
    const { headers, ...rest } = bodyOf(values)
    const response = await fetch('/api/inquiries', { method: 'POST', headers: { ...headers, 'Idempotency-Key': token }, ...rest })
    const { fields, fileUrl, failure } = (await response.json().catch(() => ({}))) as Answer
    if (response.ok) {
      if (!fileUrl) return {}
      // Few forms lead to a file. Where this cannot be loaded, the file is not remembered.
      const unlocks = await import('./unlocks.ts').then(
        (module) => module.unlocks,
        () => undefined,
      )
      unlocks?.add(String(values.file), fileUrl, String(values.email))
      await follow(fileUrl)
      return { fileUrl }
    }
    throw Object.assign(new Error(String(response.status)), { fields, failure })
  },
})

export default enhancePageForm
