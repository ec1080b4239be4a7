import { z } from 'zod'
import { purgeForms } from '../cache/purge.ts'
import { parseHosts, parseProxies } from '../http/proxy-trust.ts'
import { count, mustBe, origin, origins, portNumber, readBy, secrets, text, unlessFalse, urls } from './values.ts'

/** Name of the environment variable, its schema, its meaning, and the effect without it where that is not a default value. */
export type Setting = readonly [name: string, schema: z.ZodType, meaning: string, unset?: string]
export type Settings = Readonly<Record<string, Setting>>

export const networkSettings = {
  host: ['HOST', text.default('localhost'), 'Host name or address that the server listens at.'],
  port: ['PORT', portNumber.default(3000), 'Port of the server; `0` is any free port.'],
  /** @requirement SEO-04, PAGE-20 */
  production: [
    'SITE_ENV',
    text.optional().transform((value) => value === 'production'),
    '`production`: search engines may index the pages, and pages carry no debug attributes and no editor notes.',
    '`demo`',
  ],
  /** @requirement RED-11 */
  baseUrl: [
    'BASE_URL',
    origin.optional(),
    'Public URL of the site, for canonical links and the sitemap: `https://www.example.com`. Set it in production, so that no request header can change it.',
    'a trusted proxy, else `DEFAULT_BASE_URL`',
  ],
  /** @requirement RED-13, RED-14 */
  defaultBaseUrl: [
    'DEFAULT_BASE_URL',
    origin.optional(),
    'URL if `BASE_URL` is not set and no trusted proxy gives one. Empty: the site ignores redirects of the content, with a warning, and has no sitemap.',
    '`http://HOST:PORT`',
  ],
  trustedProxies: [
    'TRUSTED_PROXIES',
    readBy(parseProxies).prefault(''),
    'Proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted: addresses, ranges, `loopback`, `private`, separated by commas. Set it behind a proxy, or rate limits count all visitors as one client.',
    'none',
  ],
  /** @requirement OR-77 */
  trustedHosts: [
    'TRUSTED_HOSTS',
    readBy(parseHosts).prefault(''),
    'Hosts that those proxies may give if `BASE_URL` is not set: `www.example.com, example.com:8443`. For one site with several hosts.',
    'none',
  ],
  /** @requirement RED-04 */
  otherBaseUrls: [
    'OTHER_BASE_URLS',
    origins,
    'Further URLs of this server, such as those of an old site: `https://www.old.example`. Redirects by full URL apply to them, and lead to `BASE_URL`.',
    'none',
  ],
  /** @requirement RELIABILITY 33 */
  queryLimit: [
    'QUERY_LIMIT',
    count.default(5),
    'Requests per client and second for pages by query (such as filtered lists) and API searches. Up to four more wait. The server refuses others.',
  ],
} satisfies Settings

export const memorySettings = {
  /** @requirement RELIABILITY 34 */
  memoryLimit: [
    'MEMORY_LIMIT',
    count.optional(),
    'Memory of the server in megabytes. It determines the heap, and the pages and pictures in memory.',
    'the container’s, else the machine’s',
  ],
} satisfies Settings

export const cacheSettings = {
  rendersAhead: [
    'RENDER_AHEAD',
    unlessFalse,
    '`false`: render each page on its first request, for short-lived servers.',
    '`true`',
  ],
  /** @requirement OPS-07 */
  purgeUrls: [
    'PURGE_URL',
    urls,
    'Shared caches that the site purges by tag on each change, and that may then keep responses for a day: [operations.md](operations.md#caches-before-the-site).',
    'none',
  ],
  purgeForm: [
    'PURGE_FORM',
    text.default('varnish').pipe(z.enum(purgeForms, mustBe(purgeForms.join(', ')))),
    'Kind of these caches: `varnish`, `fastly` or `cloudflare`.',
  ],
  purgeToken: ['PURGE_TOKEN', text.optional(), 'Secret for purges.', 'none'],
} satisfies Settings

export const downloadSettings = {
  downloadSecrets: [
    'DOWNLOAD_SECRET',
    secrets,
    'Secret that signs URLs of locked files. Several nodes share one.',
    'generated once and kept in `DATA_DIR`',
  ],
  /** @requirement DL-05 */
  downloadDays: ['DOWNLOAD_DAYS', count.default(30), 'Lifetime of such a URL in days.'],
} satisfies Settings

export const metricsSettings = {
  /** @requirement OPS-02 */
  metricsPort: [
    'METRICS_PORT',
    portNumber.optional(),
    'Port of [`/metrics`](operations.md#metrics) for Prometheus.',
    'nothing is counted',
  ],
  metricsHost: ['METRICS_HOST', text.default('localhost'), 'Host name or address of that port.'],
} satisfies Settings
