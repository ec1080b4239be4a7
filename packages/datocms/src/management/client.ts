import { ApiError, buildClient } from '@datocms/cma-client-node'

export interface ManagementAccess {
  /** Of the Content Management API; it may write. */
  token: string
  /** Default: the primary environment. */
  environment?: string | undefined
  /** Default: that of DatoCMS. */
  endpoint?: string | undefined
  /** Logs that a request waits. */
  log?: ((line: string) => void) | undefined
  /** Waits some ms. */
  sleep?: ((ms: number) => Promise<unknown>) | undefined
}

/** Most attempts of a request; in ms, the timeout of each, the first wait before a retry and the longest. */
const attempts = 5
const within = 30_000
const pause = 500
const maxWait = 60_000
/** Most requests for the result of a job, such as an upload, and the pause between them: a minute and a half in all. */
const jobAttempts = 60
const jobPause = 1_500

/** The wait that a refused request asks for, in ms. */
const waitAsked = ({ status, headers }: Response) =>
  status === 429 ? Number(headers.get('x-ratelimit-reset') ?? 1) * 1_000 : undefined

/** Whether the API itself marks its answer as transient: the request may succeed later. */
async function isTransient(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return JSON.stringify(body ?? null).includes('"transient":true')
}

/** A request that has been refused, or that changes nothing, can be sent again. */
async function canRepeat(response: Response, method: string): Promise<boolean> {
  if (response.status === 429) return true
  if (response.status >= 500) return method === 'GET' || method === 'PUT'
  return response.status >= 400 && isTransient(response)
}

/**
 * The official client of the Content Management API, whose requests end: its own retries have no end, so they are ours.
 * @requirement DRV-22
 */
export function createManagementClient({
  token,
  environment,
  endpoint,
  log = () => {},
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: ManagementAccess) {
  async function fetchWithRetries(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init
    // A file is a stream: what has been read of it is gone.
    const maxAttempts = body === undefined || body === null || typeof body === 'string' ? attempts : 1
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(within) })
      const wait = waitAsked(response) ?? pause * 2 ** (attempt - 1)
      if (attempt >= maxAttempts || wait > maxWait || !(await canRepeat(response, method))) return response
      log(`The API of the CMS returned ${response.status}. Next attempt in ${Math.ceil(wait / 1_000)} s.`)
      await sleep(wait)
    }
  }
  const client = buildClient({
    apiToken: token,
    ...(environment !== undefined && { environment }),
    ...(endpoint !== undefined && { baseUrl: endpoint }),
    autoRetry: false,
    fetchFn: fetchWithRetries,
  })
  client.jobResultsFetcher = async (id) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await client.jobResults.find(id)
      } catch (error) {
        const isPending = error instanceof ApiError && error.response.status === 404
        if (!isPending || attempt >= jobAttempts) throw error
        await sleep(jobPause)
      }
    }
  }
  return client
}

export type ManagementClient = ReturnType<typeof createManagementClient>
