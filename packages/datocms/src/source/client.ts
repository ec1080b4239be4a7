import { ApiError, rawExecuteQuery } from '@datocms/cda-client'
import PQueue from 'p-queue'

export interface Access {
  /** Of the Content Delivery API, read only. */
  token: string
  /** Default: that of DatoCMS. */
  endpoint?: string | undefined
  /** Default: the primary environment. */
  environment?: string | undefined
  /** URL of the editor, `https://my-project.admin.datocms.com`. Default: records have no address where they are edited. */
  editingUrl?: string | undefined
  /** Queries that are sent within a second. Default 15. */
  queriesPerSecond?: number | undefined
}

interface QueryOptions {
  variables?: Record<string, unknown>
  /** Drafts are answered too; only for preview. */
  drafts: boolean
  /** In which the answer must be complete, retries included, in ms. */
  within: number
}

/** Data of an answer of the API, and its cache tags. */
interface Answer {
  data: Record<string, unknown>
  tags: readonly string[]
}

/** Most queries at a time. One page of the API's documentation allows 40 a second and 1,000 a minute; another, 40 at a time. */
const concurrency = 20

/** Most attempts of a query, and the wait before the first retry, in ms; it doubles with each retry. */
const attempts = 3
const pause = 150

/** The API rejects the query as too large; a smaller page is not. */
export class TooComplexError extends Error {}

/** There is no answer at all, or only a temporary refusal. Every other error is of an answer that cannot be used. */
export class NoAnswerError extends Error {}

/** The wait that a refused query asks for, in ms. */
const waitAsked = (error: unknown) =>
  error instanceof ApiError && error.response.status === 429
    ? Number(error.response.headers.get('x-ratelimit-reset') ?? 1) * 1_000
    : undefined

/** An error that says more than that there is no answer now. */
const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.response.status !== 429 && error.response.status < 500

/** A query that the API has understood and answered with an error is answered so again. */
const isFinal = (error: unknown) => isAnswer(error) && typeof error.response.body === 'object'

/** An answer that came, and is none: HTML, cut off, without data. A connection that fails has a cause. */
const isInvalid = (error: unknown) =>
  isAnswer(error) || error instanceof SyntaxError || (error instanceof TypeError && error.cause === undefined)

/** The reason of a failure in one short line, without address and token. */
function describeError(error: unknown): string {
  const { name, message, cause } = error as Error
  const reason = name === 'TimeoutError' ? 'no response in time' : cause instanceof Error ? cause.message : message
  return reason.slice(0, 300)
}

/**
 * A client of the Content Delivery API that always answers in time. The official client has no deadline, and repeats a query
 * above the rate limit without end. Throws when there is no valid answer.
 */
export function createCdaClient({ token, endpoint, environment, editingUrl, queriesPerSecond = 15 }: Access) {
  const queue = new PQueue({ concurrency, interval: 1_000, intervalCap: queriesPerSecond })

  async function send(query: string, { variables, drafts }: QueryOptions, signal: AbortSignal): Promise<Answer> {
    const [data, response] = await rawExecuteQuery(query, {
      token,
      environment,
      graphqlEndpointUrl: endpoint,
      variables,
      includeDrafts: drafts,
      // Nobody but editors is told where something is edited.
      baseEditingUrl: drafts ? editingUrl : undefined,
      returnCacheTags: true,
      autoRetry: false,
      requestInitOptions: { signal },
    } as Parameters<typeof rawExecuteQuery>[1])
    if (typeof data !== 'object' || data === null) throw new TypeError('it contains no data')
    const tags = (response.headers.get('x-cache-tags') ?? '').split(' ').filter(Boolean)
    return { data: data as Record<string, unknown>, tags }
  }

  async function sendInTime(query: string, options: QueryOptions): Promise<Answer> {
    // It begins with the first attempt, not while the query waits for its turn.
    let ends: number | undefined
    const left = () => Math.max(1, Math.ceil((ends ??= performance.now() + options.within) - performance.now()))
    for (let attempt = 1; ; attempt++) {
      try {
        return await queue.add(() => send(query, options, AbortSignal.timeout(left())))
      } catch (error) {
        if (error instanceof ApiError && /exceeds max complexity/i.test(error.message))
          throw new TooComplexError(describeError(error))
        const wait = waitAsked(error) ?? pause * 2 ** (attempt - 1)
        if (attempt === attempts || isFinal(error) || wait >= left()) throw error
        await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 4)))
      }
    }
  }

  return {
    async query(query: string, options: QueryOptions): Promise<Answer> {
      try {
        return await sendInTime(query, options)
      } catch (error) {
        if (error instanceof TooComplexError) throw error
        if (isFinal(error)) throw new Error(`The CMS refused a query: ${describeError(error)}`, { cause: error })
        if (isInvalid(error)) throw new Error(`The CMS sent an invalid response: ${describeError(error)}`, { cause: error })
        throw new NoAnswerError(`The CMS did not respond: ${describeError(error)}`, { cause: error })
      }
    },
  }
}

export type CdaClient = ReturnType<typeof createCdaClient>
