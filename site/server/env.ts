import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { embeddedForm } from '@brand/blocks/contracts'
import { parseActiveLocales } from '@brand/content'
import { isMailUrl, readMailUrl } from '@brand/inquiries'
import { z } from 'zod'
import { purgeForms } from './cache/purge.ts'
import { listOf, parseHosts, parseProxies } from './http/proxy-trust.ts'

// Each error message continues the name of its setting, which `readEnv` puts first.
const text = z.string()
const unlessFalse = text.optional().transform((value) => value !== 'false')
const besideServer = (folder: string) => text.default(fileURLToPath(new URL(`../${folder}`, import.meta.url)))

/** Transforms a text by a function, whose error becomes the error of the setting. */
const readBy = <T>(read: (value: string) => T) =>
  text.transform((value, context): T => {
    try {
      return read(value)
    } catch (error) {
      context.addIssue(`: ${(error as Error).message.replace(/\.?$/, '.')}`)
      return z.NEVER
    }
  })

const mustBe = (rule: string) => ({ error: ({ input }: { input?: unknown }) => ` must be ${rule}, not "${String(input)}".` })
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const wholeNumber = (range: string, isIn: (number: number) => boolean) =>
  text.refine((digits) => /^\d{1,9}$/.test(digits) && isIn(Number(digits)), mustBe(`a whole number ${range}`)).transform(Number)
const portNumber = wholeNumber('up to 65535', (number) => number <= 65_535)
const count = wholeNumber('from 1', (number) => number > 0)

const origin = text
  .refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url) && URL.canParse(url), mustBe('like https://www.example.com'))
  .transform((url) => new URL(url).origin)

/** An address by its scheme. It may hold a password: the error does not repeat it. */
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: ` must be like ${example}.` })

/** A mailbox is read once, to see that nothing is missing. */
const mailbox = address(/^smtps?$/, 'smtp://user:password@mail.example.com?to=ops@example.com').pipe(
  readBy((url) => {
    readMailUrl(url)
    return url
  }),
)

/** The address of the inquiry service, which requests are sent to: none can be sent to one with a password. */
const inquiryUrl = address(/^(?:https?|smtps?)$/, 'https://inquiries.example.com/ or smtp://...').pipe(
  readBy((url) => {
    const { username, password } = new URL(url)
    if (isMailUrl(url)) readMailUrl(url)
    else if (username || password)
      throw new Error('user and password cannot be part of an http address. Sign what is delivered with INQUIRY_SECRET instead')
    return url
  }),
)

/** Fewest characters of a secret: what is shorter can be guessed. */
export const shortestSecret = 16

/** A secret, or the new and the old one: the first one signs, both are valid. The error does not repeat them. */
const secrets = text
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine((all) => all.length <= 2 && all.every(({ length }) => length >= shortestSecret), {
    error: ` must have at least ${shortestSecret} characters, and no comma but between the new and the old one.`,
  })
  .optional()

/** A mailbox or a page for reports. */
const securityContact = text.refine(
  (contact) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact) && URL.canParse(contact),
  mustBe('like mailto:security@example.com or https://example.com/security'),
)

const formNames = embeddedForm.fields.form.options
const forms = readBy((json) => JSON.parse(json) as unknown).pipe(
  z.partialRecord(
    z.enum(formNames),
    z.url({
      protocol: /^https$/,
      normalize: true,
      error: ({ path }) => `: the address of "${path?.join()}" must begin with https://.`,
    }),
    ` must be like {"visit-us":"https://forms.example.com/visit"}; there are ${formNames.join(', ')}.`,
  ),
)

/** Each setting: its name in the environment, and what it must be. An empty one counts as not set. */
const settings = {
  /**
   * `true` only with `production`: pages may be indexed and carry no debug attributes.
   * @requirement SEO-04, PAGE-20
   */
  production: ['SITE_ENV', text.optional().transform((value) => value === 'production')],
  /** Host name or address that the server listens at. */
  host: ['HOST', text.default('localhost')],
  /** 0 is any free port. */
  port: ['PORT', portNumber.default(3000)],
  /**
   * Port at which Prometheus finds `/metrics`. Default: nothing is counted.
   * @requirement OPS-02
   */
  metricsPort: ['METRICS_PORT', portNumber.optional()],
  /** Host name or address of that port. Default: for this machine only. */
  metricsHost: ['METRICS_HOST', text.default('localhost')],
  /**
   * Public address of the site without a trailing slash. Where it is set no header decides.
   * @requirement RED-11
   */
  baseUrl: ['BASE_URL', origin.optional()],
  /**
   * The address when nothing else tells. Default `http://HOST:PORT`; empty: there is none.
   * @requirement RED-13, RED-14
   */
  defaultBaseUrl: ['DEFAULT_BASE_URL', origin.optional()],
  /** Whether an address is a proxy whose forwarded headers count. Default: none is. */
  trustedProxies: ['TRUSTED_PROXIES', readBy(parseProxies).prefault('')],
  /**
   * The hosts that those headers may name. Default: none.
   * @requirement OR-77
   */
  trustedHosts: ['TRUSTED_HOSTS', readBy(parseHosts).prefault('')],
  /**
   * Further addresses that lead here, as those of an old site: rules of redirects by full address count for them.
   * @requirement RED-04
   */
  otherBaseUrls: ['OTHER_BASE_URLS', text.transform(listOf).pipe(z.array(origin)).prefault('')],
  /**
   * The active languages, separated by commas. Default: all.
   * @requirement LOC-02
   */
  locales: ['LOCALES', readBy(parseActiveLocales).prefault('')],
  /**
   * Pages by query that one client may ask for within a second; they are rendered at that pace.
   * @requirement RELIABILITY 33
   */
  queryLimit: ['QUERY_LIMIT', count.default(5)],
  /** Source of the records. */
  contentSource: ['CONTENT_SOURCE', z.enum(['embedded', 'datocms'], mustBe('embedded or datocms')).default('embedded')],
  /** Reads the content of DatoCMS, drafts too. */
  datocmsToken: ['DATOCMS_API_TOKEN', text.optional()],
  /** Address of its API. Default: that of DatoCMS. */
  datocmsEndpoint: ['DATOCMS_ENDPOINT', address(/^https?$/, 'https://graphql.datocms.com/').optional()],
  /** Default: the primary environment. */
  datocmsEnvironment: ['DATOCMS_ENVIRONMENT', text.regex(/^[\w-]{1,80}$/, mustBe('the name of an environment')).optional()],
  /**
   * Where editors work, of which a preview tells. Default: it tells nobody.
   * @requirement PAGE-32
   */
  datocmsEditingUrl: ['DATOCMS_EDITING_URL', origin.optional()],
  /** Secrets that its webhooks send. Default: there is no call for them, polls find the changes. */
  datocmsWebhookSecrets: ['DATOCMS_WEBHOOK_SECRET', secrets],
  /** Interval of the polls for changes, in seconds. */
  datocmsPoll: ['DATOCMS_POLL_SECONDS', count.default(60)],
  /**
   * Origin of the CMS' image service, from which pictures come that it has. Default: all come from this server.
   * @requirement IMG-08
   */
  imageHost: ['IMAGE_HOST', origin.optional()],
  /** Folder of the records. Default: the demo content. What it contains may come after the start. */
  contentDir: [
    'CONTENT_DIR',
    text.refine(isFolder, { error: ({ input }) => `: there is no folder "${String(input)}".` }).optional(),
  ],
  /**
   * Megabytes that the server may take, by which it keeps pages and pictures; `npm start` limits the heap by it too. Default: those of
   * the container, else of the machine.
   * @requirement RELIABILITY 34
   */
  memoryLimit: ['MEMORY_LIMIT', count.optional()],
  /** Folder for encoded images and the search index. */
  cacheDir: ['CACHE_DIR', besideServer('.cache')],
  /**
   * Shared caches that are told of each change, by tag; they may then keep answers for a day. Default: none is.
   * @requirement OPS-07
   */
  purgeUrls: [
    'PURGE_URL',
    text
      .transform(listOf)
      .pipe(z.array(address(/^https?$/, 'http://varnish:80/')))
      .prefault(''),
  ],
  /** Product of the caches, which decides the form of a purge. */
  purgeForm: ['PURGE_FORM', text.default('varnish').pipe(z.enum(purgeForms, mustBe(purgeForms.join(', '))))],
  /** Secret that a purge carries. Default: none. */
  purgeToken: ['PURGE_TOKEN', text.optional()],
  /** With `false` a page is rendered with its first request, as befits a server that lives briefly. */
  rendersAhead: ['RENDER_AHEAD', unlessFalse],
  /**
   * Shows drafts to every client that knows it. Default: there is no preview.
   * @requirement PAGE-21, OR-10, OPS-06
   */
  previewSecrets: ['PREVIEW_SECRET', secrets],
  /**
   * Origins that may show the site in a frame, such as that of the CMS' previews. Default: none.
   * @requirement PAGE-30
   */
  previewFrames: ['PREVIEW_FRAMES', text.transform(listOf).pipe(z.array(origin)).prefault('')],
  /**
   * Addresses of the forms that are hosted elsewhere, as JSON by name. Default: none.
   * @requirement CONTACT-05
   */
  embeddedForms: ['EMBEDDED_FORMS', forms.default({})],
  /**
   * Container of the tag manager. Default: there is none.
   * @requirement CONSENT-01
   */
  tagManager: ['TAG_MANAGER_ID', text.regex(/^GTM-[A-Z0-9]{1,20}$/, mustBe('like GTM-ABC123')).optional()],
  /** With `false` it is loaded before the visitor agrees, with everything denied. */
  tagManagerWaits: ['TAG_MANAGER_REQUIRE_CONSENT', unlessFalse],
  /** Folder of the outbox of inquiries, which no deployment may delete. */
  dataDir: ['DATA_DIR', besideServer('.data')],
  /** The Postgres database of inquiries, which several nodes share. Default: a file in `dataDir`. */
  databaseUrl: ['DATABASE_URL', address(/^postgres(?:ql)?$/, 'postgres://user:password@host/database').optional()],
  /**
   * The service, or mailbox, that inquiries are delivered to. Default: they are kept until there is one.
   * @requirement API-33
   */
  inquiryUrl: ['INQUIRY_URL', inquiryUrl.optional()],
  /** Signs what is delivered. Default: it is not signed. */
  inquirySecrets: ['INQUIRY_SECRET', secrets],
  /**
   * Most inquiries of one client within a minute.
   * @requirement DRV-04
   */
  inquiryLimit: ['INQUIRY_LIMIT', count.default(20)],
  /** Signs the addresses of locked files. Default: one that is made once and kept in `dataDir`. */
  downloadSecrets: ['DOWNLOAD_SECRET', secrets],
  /**
   * Lifetime of a signed address, in days.
   * @requirement DL-05
   */
  downloadDays: ['DOWNLOAD_DAYS', count.default(30)],
  /**
   * Shows the state of the outbox to who knows it. Default: only this machine sees it.
   * @requirement RELIABILITY 31
   */
  inquiryStatusTokens: ['INQUIRY_STATUS_TOKEN', secrets],
  /** The mailbox of an operator, who is told when inquiries are not kept or not delivered. Default: the log says it. */
  operatorMail: ['OPERATOR_MAIL', mailbox.optional()],
  /** Where to report what endangers the site, for `/.well-known/security.txt`. Default: there is no such file. */
  securityContact: ['SECURITY_CONTACT', securityContact.optional()],
  /** Delivered inquiries, dead ones and quarantine are deleted after it. */
  inquiryKeepDays: ['INQUIRY_KEEP_DAYS', count.default(30)],
  /**
   * Most megabytes that the files of all inquiries may have together.
   * @requirement FORM-55
   */
  inquiryFilesMb: ['INQUIRY_FILES_MB', count.default(250)],
} satisfies Record<string, [name: string, schema: z.ZodType]>

type Settings = typeof settings
type Values = { [Key in keyof Settings]: z.output<Settings[Key][1]> }

/** The settings of the environment, read once at start. */
export type Env = Omit<Values, `datocms${string}` | 'contentSource'> & {
  defaultBaseUrl: string
  /** The project of DatoCMS. Default: content is in files. */
  datocms: Datocms | undefined
}

interface Datocms {
  token: string
  endpoint: string | undefined
  environment: string | undefined
  editingUrl: string | undefined
  webhookSecrets: readonly string[] | undefined
  pollSeconds: number
}

/** Returns the settings of DatoCMS, where it is the source. */
function datocmsOf(values: Values): Datocms | undefined {
  if (values.contentSource !== 'datocms') return undefined
  const { datocmsToken: token, datocmsEndpoint: endpoint, datocmsEnvironment: environment } = values
  if (!token) throw new Error('DATOCMS_API_TOKEN must be set where CONTENT_SOURCE is datocms.')
  return {
    token,
    endpoint,
    environment,
    editingUrl: values.datocmsEditingUrl,
    webhookSecrets: values.datocmsWebhookSecrets,
    pollSeconds: values.datocmsPoll,
  }
}

/** The names of all settings. */
export const settingNames = Object.values(settings).map(([name]) => name)

/** Reads the settings. Throws a sentence for each that is invalid. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const problems: string[] = []
  const read = ([key, [name, schema]]: [string, [string, z.ZodType]]) => {
    const { data, error } = schema.safeParse(env[name] || undefined)
    if (error) problems.push(name + error.issues[0]!.message)
    return [key, data]
  }
  const values = Object.fromEntries(Object.entries(settings).map(read)) as Values
  if (problems.length) throw new Error(problems.join(' '))
  const { host, port } = values
  const ownAddress = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    ...values,
    datocms: datocmsOf(values),
    defaultBaseUrl: values.defaultBaseUrl ?? (env.DEFAULT_BASE_URL === '' ? '' : ownAddress),
  }
}
