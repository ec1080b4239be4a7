import { setTimeout as wait } from 'node:timers/promises'

/** Text that arrives as it was written. */
const hostile = `"quotes" 'n' <script>alert(1)</script> \u0000\u202E\uD83E\uDDF6 {{7*7}} =1+1 \\ %00 ";drop table inquiry;--\r\nBcc: all@example.com`

/** Returns the question of a visitor, which no other visitor asks. */
export const createQuestion = (number: number) => `${number}: ${hostile}`

/** Returns the form fields of a visitor. */
export const createFields = (number: number) => ({
  first_name: 'Ines',
  last_name: hostile,
  email: `visitor-${number}@example.com`,
  subject: createQuestion(number),
  state: 'West Flanders',
  country: 'Belgium',
  company: 'Glass & Sons',
  gdpr: true,
})

export interface Visits {
  /** Ids that the site answered, by the visitor's number: acknowledged. */
  ids: ReadonlyMap<number, string>
  /** Number of times that a visitor had to send again. */
  repeated: () => number
}

/** Sends one inquiry as a visitor does: again with the same token until the site says that it has it, or until `end`. */
async function visit(number: number, urls: readonly string[], end: number, repeat: () => void): Promise<string | undefined> {
  const body = JSON.stringify(createFields(number))
  const headers = { 'content-type': 'application/json', 'idempotency-key': `chaos-token-${number}` }
  for (let attempt = number; Date.now() < end; attempt += 1) {
    try {
      const signal = AbortSignal.timeout(20_000)
      const response = await fetch(`${urls[attempt % urls.length]}/api/inquiries`, { method: 'POST', headers, body, signal })
      const answer = (await response.json()) as { ok?: true; id: string }
      if (response.ok && answer.ok) return answer.id
    } catch {
      // Nobody is there, or the answer is cut.
    }
    repeat()
    // Soon, then less often: people who try again, not an attack.
    await wait(Math.min(250 * 2 ** (attempt - number), 4_000))
  }
  return undefined
}

/** Lets visitors come at a steady pace; resolves when all are through. A visitor gives up after five minutes. */
export async function sendVisitors(urls: readonly string[], count: number, perSecond: number): Promise<Visits> {
  const ids = new Map<number, string>()
  let repeated = 0
  const begun = Date.now()
  const all = Array.from({ length: count }, async (_, number) => {
    const start = begun + (number * 1_000) / perSecond
    await wait(Math.max(start - Date.now(), 0))
    const id = await visit(number, urls, start + 300_000, () => (repeated += 1))
    if (id) ids.set(number, id)
  })
  await Promise.all(all)
  return { ids, repeated: () => repeated }
}
