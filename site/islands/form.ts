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

/** Time limit of an answer, in ms. Then the visitor may send again; the idempotency key makes both count once. */
const timeout = 20_000

/** Time limit of an answer to a file, in ms, for slow connections. The server ends a stalled upload. */
const fileTimeout = 180_000

/**
 * Builds the body of the request: JSON, or form data with a file.
 * @requirement FORM-49
 */
function buildRequest(values: FormValues): Pick<RequestInit, 'body' | 'headers' | 'signal'> {
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

/** Loads the script that opens an unlocked file. Where it cannot be loaded, the browser goes to the file at once. */
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
    const { headers, ...rest } = buildRequest(values)
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
