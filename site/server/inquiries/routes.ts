import type { FormState, FormTarget } from '@brand/blocks/forms'
import { apiPaths, isLocale, type Locale } from '@brand/content'
import { honeypot, isRequestForm, readInquiry, type FileNote } from '@brand/content/inquiry'
import { createLimiter, type MakeLimiter } from '@brand/content-api'
import { FullError, OtherContentError, UnknownError, type Inquiries } from '@brand/inquiries'
import {
  createUploadSlots,
  errorHeaders,
  findIncoming,
  HttpError,
  postRoute,
  TooManyWaitingError,
  type ProxyTrust,
  type Rendered,
  type UploadSlot,
} from '@brand/host'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { formAddress } from '../../forms/form-target.ts'
import { sentQuery } from '../../forms/sent-form.ts'
import { addressOf, toLocale, type LockedFile, type Locks } from '../downloads/locks.ts'
import { barePage, tooManyRequests } from '../http/bare-page.ts'
import { findFormPage } from '../http/page-of.ts'
import { uploadType } from '../http/upload.ts'
import { hasUpload, isForm, readBody, type Body } from './read-body.ts'
import { createStatus } from './status.ts'

/** In how long a client may send as many files as it may send inquiries in a minute, in ms. */
const filesWindow = 10 * 60_000

/** A token of a browser: printable and not short. */
const tokenPattern = /^[\x21-\x7E]{8,200}$/

/** In how many minutes, or hours where they are many. */
function inTime(locale: Locale, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const format = new Intl.RelativeTimeFormat(locale)
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}

/**
 * There is no room for the file of an application.
 * @requirement FORM-61
 */
function noRoom({ retryAfter: ms }: FullError, locale: Locale): HttpError {
  const retryAfter = Math.ceil(ms / 1_000)
  const failure = messages[locale].noRoom.replace('{when}', inTime(locale, retryAfter))
  return new HttpError('The storage for files is full', 503, { retryAfter, failure })
}

/** Why an inquiry was not acknowledged. The log says it once, not for each. */
function toHttpError(error: unknown, locale: Locale): HttpError {
  if (error instanceof FullError) return noRoom(error, locale)
  if (error instanceof OtherContentError)
    return new HttpError('This Idempotency-Key belongs to another, stored inquiry; this one is not stored', 422)
  if (error instanceof UnknownError)
    return new HttpError('The result is unknown: send the inquiry again with the same Idempotency-Key', 503)
  return new HttpError('The inquiry could not be stored', 503)
}

interface InquiryRoutesOptions {
  inquiries: Pick<Inquiries, 'accept' | 'status' | 'problem'>
  trust: ProxyTrust
  /**
   * Most inquiries of one client within a minute.
   * @requirement DRV-04, RELIABILITY 21
   */
  perMinute: number
  /** Renders the page of a form with what came of it. Default: a failure is answered as JSON. */
  renderForm?: ((c: Context, path: string, query: URLSearchParams, form: FormTarget) => Promise<Rendered>) | undefined
  /** Most files that are read at a time, each in 5 MB of memory. Default 8. */
  uploads?: number | undefined
  /** The locked files, which some forms ask for. Default: there is none. */
  locks?: Pick<Locks, 'find' | 'signatureFor'> | undefined
  /** Lets operators see the state of the outbox from elsewhere. */
  statusTokens?: readonly string[] | undefined
  /** The clock of the limit. Default: that of `createLimiter`. */
  now?: () => number
  /** Makes what counts the inquiries of each client. Default: this process counts, by `now`. */
  makeLimiter?: MakeLimiter | undefined
}

type Values = Record<string, unknown>

interface Accepted {
  id: string
  /** Of the file that was asked for: its signature, and its address with it. */
  signature?: URLSearchParams | undefined
  fileUrl?: string | undefined
}

function readToken(c: Context): string | undefined {
  const token = c.req.header('idempotency-key')
  if (token !== undefined && !tokenPattern.test(token)) throw new HttpError('Idempotency-Key must have 8 to 200 letters', 400)
  return token
}

/** Says a visitor without JavaScript in a few words why nothing could be read. */
function refusedPage(c: Context, locale: Locale, status: number): Response {
  if (status === 429) return tooManyRequests(c, locale, 60)
  const texts: Record<number, string> = { ...messages[locale].errors, 413: libraryMessages[locale].contactForm.invalidFile }
  return c.html(
    barePage(locale, status, texts[status] ?? messages[locale].errors[500]),
    status as ContentfulStatusCode,
    errorHeaders(status),
  )
}

/** The language of a page. */
const localeOfPage = (path: string) => [path.split('/')[1]].find(isLocale) ?? 'en'

/** Returns the typed values, for the form to show again; of a file its name. */
function typedIn(values: Values): Record<string, string> {
  const toText = (value: unknown) =>
    value === true ? 'on' : String((value as Partial<FileNote> | undefined)?.name ?? (value || ''))
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)]))
}

/**
 * `POST /api/inquiries`: what is answered 200 is on disk, and is delivered.
 * @requirement FORM-43, API-33 to API-37
 */
export function createInquiryRoutes({
  inquiries,
  trust,
  perMinute,
  renderForm,
  uploads = 8,
  locks,
  statusTokens,
  now,
  makeLimiter = (_, options) => createLimiter({ ...options, now }),
}: InquiryRoutesOptions): Hono {
  const limiter = makeLimiter('inquiry', { limit: perMinute, window: 60_000 })
  const filesLimiter = makeLimiter('inquiry-file', { limit: perMinute, window: filesWindow })
  const withUploadSlot = createUploadSlots({ all: uploads, each: 2 })
  const identifyClient = (c: Context) => trust.identifyClient(findIncoming(c))

  /**
   * The locked file that a form asks for. The file, not the form, decides what the visitor must enter.
   * @requirement FORM-25 to FORM-27
   */
  function findFile({ form, file, locale }: Values): LockedFile | undefined {
    if (!isRequestForm(form)) return undefined
    const found = typeof file === 'string' ? locks?.find(file, toLocale(locale)) : undefined
    if (!found) throw new HttpError('Invalid input', 400, { fields: { file: 'File not found' } })
    return found
  }

  /**
   * Keeps what was sent; for a file it also gives the file's signature. Throws `HttpError`: 400 with the invalid fields, 422 for a
   * token of another inquiry, 413 for a file that is too large, or 503 when it cannot be kept.
   */
  async function accept(c: Context, { values, bytes, refusal }: Body): Promise<Accepted> {
    const token = readToken(c)
    const file = findFile(values)
    const result = readInquiry(file ? { ...values, form: file.form, file_name: file.name } : values)
    const invalid = 'fields' in result ? result.fields : undefined
    if (refusal)
      throw new HttpError(refusal.message, refusal.status, { fields: refusal.fields && { ...invalid, ...refusal.fields } })
    if ('fields' in result) throw new HttpError('Invalid input', 400, { fields: result.fields })
    const locale = localeOfPage(findFormPage(c).path)
    try {
      const kept = await inquiries.accept(
        result.inquiry,
        { token, client: identifyClient(c), isProgram: Boolean(values[honeypot]), locale },
        bytes,
      )
      const signature = file && locks!.signatureFor(file)
      return { ...kept, signature, fileUrl: file && addressOf(file, signature!) }
    } catch (error) {
      throw toHttpError(error, locale)
    }
  }

  /**
   * Answers a browser without JavaScript: the page that the form is on, with thanks or with the form again.
   * @requirement FORM-41
   */
  async function answerForm(c: Context, body: Body): Promise<Response> {
    const { values } = body
    const form = String(values.form ?? 'contact')
    const { path, query } = findFormPage(c)
    query.delete(sentQuery)
    try {
      const { signature = [] } = await accept(c, body)
      query.set(sentQuery, form)
      for (const [key, value] of signature) query.set(key, value)
      return c.redirect(`${path}?${query}#sent-${form}`, 303)
    } catch (error) {
      if (!(error instanceof HttpError) || !renderForm) throw error
      const { fields, failure, retryAfter } = error
      const state: FormState = {
        form,
        outcome: fields ? 'invalid' : 'failed',
        failure,
        values: typedIn(values),
        invalid: Object.keys(fields ?? {}),
      }
      const href = formAddress(query.size ? `${path}?${query}` : path)
      const { status, html, headers } = await renderForm(c, path, query, { href, state })
      if (status !== 200) throw error
      return c.html(html, error.status as ContentfulStatusCode, {
        ...headers,
        ...errorHeaders(error.status, { retryAfter }),
      })
    }
  }

  /** Refuses a client that sends too much. */
  async function refuse(c: Context): Promise<Response | undefined> {
    if (!(await limiter.count(identifyClient(c)))) return undefined
    if (isForm(c)) return tooManyRequests(c, localeOfPage(findFormPage(c).path), 60)
    throw new HttpError('Too many requests', 429)
  }

  async function answer(c: Context, place?: UploadSlot): Promise<Response> {
    const body = await readBody(c, place)
    if (isForm(c)) return answerForm(c, body)
    const { id, fileUrl } = await accept(c, body)
    return c.json({ ok: true, id, ...(fileUrl && { fileUrl }) })
  }

  /**
   * Answers a request that may have a file. A client that sends too many is refused before the file is read.
   * @requirement FORM-49, FORM-54
   */
  async function answerUpload(c: Context): Promise<Response> {
    const client = identifyClient(c)
    try {
      if (await filesLimiter.count(client)) throw new HttpError('Too many requests', 429)
      return await withUploadSlot(client, async (place) => (await refuse(c)) ?? answer(c, place))
    } catch (error) {
      if (!(error instanceof HttpError) || !isForm(c)) throw error
      return refusedPage(c, localeOfPage(findFormPage(c).path), error.status)
    }
  }

  const app = postRoute(apiPaths.inquiries, trust, (c) => (hasUpload(c) ? answerUpload(c) : answer(c)), {
    streamed: uploadType,
    // `answerUpload` itself counts requests that may have a file.
    refuse: async (c) => (hasUpload(c) ? undefined : refuse(c)),
    answerError: (c, error) =>
      error instanceof TooManyWaitingError ? tooManyRequests(c, localeOfPage(findFormPage(c).path), 1) : undefined,
  })
  app.get(`${apiPaths.inquiries}/status`, createStatus({ inquiries, trust, tokens: statusTokens }))
  return app
}
