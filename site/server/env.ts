import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { embeddedForm } from '@brand/blocks/contracts'
import { parseActiveLocales, type Locale } from '@brand/content'
import { isMailUrl, readMailUrl } from '@brand/inquiries'
import { parseProxies, parseHosts, type TrustSettings } from './http/proxy-trust.ts'

/** The settings of the environment, read once at start. */
export interface Env extends TrustSettings {
  /** `true` only with `SITE_ENV=production`: pages may be indexed and carry no debug attributes (SEO-04, PAGE-20). */
  production: boolean
  /** `HOST` to listen on. Default `localhost`. */
  host: string
  /** `PORT` to listen on. Default 3000. */
  port: number
  /** `CONTENT_DIR`: folder of the records. Default: the demo content. */
  contentDir: string | undefined
  /** `LOCALES`: the active ones, comma-separated. Default: all (LOC-02). */
  locales: Locale[]
  /** `CACHE_DIR`: folder for encoded images and the search index. */
  cacheDir: string
  /** `RENDER_AHEAD`: with `false` a page is rendered with its first request, as befits a server that lives briefly. Default `true`. */
  rendersAhead: boolean
  /** `PREVIEW_SECRET`: shows drafts to every client that knows it. Default: there is no preview (PAGE-21, OR-10). */
  previewSecret: string | undefined
  /** `EMBEDDED_FORMS`: addresses of the forms that are hosted elsewhere, as JSON by name. Default: none (CONTACT-05). */
  embeddedForms: Readonly<Record<string, string>>
  /** `TAG_MANAGER_ID`: container of the tag manager. Default: there is none (CONSENT-01). */
  tagManager: string | undefined
  /** `TAG_MANAGER_REQUIRE_CONSENT`: with `false` it is loaded before the visitor agrees, with everything denied. Default `true`. */
  tagManagerWaits: boolean
  /** `DATA_DIR`: folder of the outbox of inquiries, which no deployment may delete. */
  dataDir: string
  /** `DATABASE_URL`: the Postgres database of inquiries, which several nodes share. Default: a file in `dataDir`. */
  databaseUrl: string | undefined
  /** `INQUIRY_URL`: the service, or mailbox, that inquiries are delivered to. Default: they are kept until there is one (API-33). */
  inquiryUrl: string | undefined
  /** `INQUIRY_SECRET`: signs what is delivered. Default: it is not signed. */
  inquirySecret: string | undefined
  /** `INQUIRY_LIMIT`: most inquiries of one client within a minute (DRV-04). Default 20. */
  inquiryLimit: number
  /** `DOWNLOAD_SECRET`: signs the addresses of locked files. Default: one that is made once and kept in `dataDir`. */
  downloadSecret: string | undefined
  /** `DOWNLOAD_DAYS`: how long a signed address works (DL-05). Default 30. */
  downloadDays: number
  /** `INQUIRY_KEEP_DAYS`: delivered inquiries are deleted after it. Default 30. */
  inquiryKeepDays: number
}

/** Parses a site's public address: scheme, host and port. Throws when it is invalid or has a path. */
function originOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname + url.search !== '/')
    throw new Error(`${name} must be like https://www.example.com, not "${value}".`)
  return url.origin
}

/** Parses `LOCALES`. Throws when one is not known or English is missing. */
function localesOf(setting: string | undefined): Locale[] {
  try {
    return parseActiveLocales(setting)
  } catch (error) {
    throw new Error(`LOCALES: ${(error as Error).message}`, { cause: error })
  }
}

/** Parses a port. Throws when it is not a number from 0 to 65535; 0 is any free port. */
function portOf(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error(`PORT must be a number up to 65535, not "${value}".`)
  return Number(value)
}

/** Checks an address by its scheme. The value may hold a password, and is not repeated. */
function addressOf(name: string, value: string, scheme: RegExp, example: string): string {
  if (!scheme.test(URL.canParse(value) ? new URL(value).protocol : '')) throw new Error(`${name} must be like ${example}.`)
  return value
}

/** Parses the address of the inquiry service. Throws when it is none, or a mailbox is missing. */
function serviceOf(value: string): string {
  const address = addressOf('INQUIRY_URL', value, /^(?:https?|smtps?):$/, 'https://inquiries.example.com/ or smtp://...')
  try {
    if (isMailUrl(address)) readMailUrl(address)
  } catch (error) {
    throw new Error(`INQUIRY_URL: ${(error as Error).message}.`, { cause: error })
  }
  return address
}

/** Parses a whole number of one or more. Throws when it is none. */
function countOf(name: string, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`${name} must be a whole number from 1, not "${value}".`)
  return Number(value)
}

/** Checks that a content folder exists. What it contains may come later. */
function folderOf(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`CONTENT_DIR: there is no folder "${path}".`)
  return path
}

/** Parses the container of a tag manager. Throws when it is none. */
function containerOf(value: string): string {
  if (!/^GTM-[A-Z0-9]{1,20}$/.test(value)) throw new Error(`TAG_MANAGER_ID must be like GTM-ABC123, not "${value}".`)
  return value
}

const formNames: readonly string[] = embeddedForm.fields.form.options

/** Parses `EMBEDDED_FORMS`. Throws when it is no JSON, names a form that does not exist, or an address without https. */
function formsOf(setting: string | undefined): Record<string, string> {
  if (!setting) return {}
  const invalid = (why: string, cause?: unknown) =>
    new Error(`EMBEDDED_FORMS must be like {"visit-us":"https://forms.example.com/visit"}: ${why}.`, { cause })
  let forms: unknown
  try {
    forms = JSON.parse(setting)
  } catch (error) {
    throw invalid('it is no JSON', error)
  }
  if (typeof forms !== 'object' || forms === null || Array.isArray(forms)) throw invalid('it is no object')
  return Object.fromEntries(
    Object.entries(forms).map(([name, address]: [string, unknown]) => {
      if (!formNames.includes(name)) throw invalid(`there is no form "${name}"`)
      const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined
      if (url?.protocol !== 'https:') throw invalid(`the address of "${name}" does not begin with https://`)
      return [name, url.href]
    }),
  )
}

/** Reads the settings. Throws a sentence on the first that is invalid. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const host = env.HOST || 'localhost'
  const port = portOf(env.PORT || '3000')
  const fallback = env.DEFAULT_BASE_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    production: env.SITE_ENV === 'production',
    baseUrl: env.BASE_URL ? originOf('BASE_URL', env.BASE_URL) : undefined,
    defaultBaseUrl: fallback && originOf('DEFAULT_BASE_URL', fallback),
    trustedProxies: parseProxies(env.TRUSTED_PROXIES),
    trustedHosts: parseHosts(env.TRUSTED_HOSTS),
    host,
    port,
    contentDir: env.CONTENT_DIR ? folderOf(env.CONTENT_DIR) : undefined,
    locales: localesOf(env.LOCALES),
    cacheDir: env.CACHE_DIR || fileURLToPath(new URL('../.cache', import.meta.url)),
    rendersAhead: env.RENDER_AHEAD !== 'false',
    previewSecret: env.PREVIEW_SECRET || undefined,
    embeddedForms: formsOf(env.EMBEDDED_FORMS),
    tagManager: env.TAG_MANAGER_ID ? containerOf(env.TAG_MANAGER_ID) : undefined,
    tagManagerWaits: env.TAG_MANAGER_REQUIRE_CONSENT !== 'false',
    dataDir: env.DATA_DIR || fileURLToPath(new URL('../.data', import.meta.url)),
    databaseUrl: env.DATABASE_URL
      ? addressOf('DATABASE_URL', env.DATABASE_URL, /^postgres(?:ql)?:$/, 'postgres://user:password@host/database')
      : undefined,
    inquiryUrl: env.INQUIRY_URL ? serviceOf(env.INQUIRY_URL) : undefined,
    inquirySecret: env.INQUIRY_SECRET || undefined,
    downloadSecret: env.DOWNLOAD_SECRET || undefined,
    downloadDays: countOf('DOWNLOAD_DAYS', env.DOWNLOAD_DAYS || '30'),
    inquiryLimit: countOf('INQUIRY_LIMIT', env.INQUIRY_LIMIT || '20'),
    inquiryKeepDays: countOf('INQUIRY_KEEP_DAYS', env.INQUIRY_KEEP_DAYS || '30'),
  }
}
