import { parseActiveLocales } from '@brand/content'
import {
  address,
  cacheSettings,
  count,
  downloadSettings,
  folder,
  memorySettings,
  metricsSettings,
  mustBe,
  networkSettings,
  origin,
  origins,
  readBy,
  secrets,
  securityContact,
  text,
  unlessFalse,
  type Settings,
} from '@brand/host'
import { z } from 'zod'
import { besideServer, forms, inquiryUrl, mailbox } from './values.ts'

const content = {
  /** @requirement LOC-02 */
  locales: [
    'LOCALES',
    readBy(parseActiveLocales).prefault(''),
    'Active languages, separated by commas, including `en`. The others have no routes.',
    'all: `en,nl,de,fr,it`',
  ],
  contentSource: [
    'CONTENT_SOURCE',
    z.enum(['embedded', 'datocms'], mustBe('embedded or datocms')).default('embedded'),
    'Source of records: `embedded` (files of `CONTENT_DIR`) or `datocms`: [cms.md](cms.md).',
  ],
  contentDir: [
    'CONTENT_DIR',
    folder.optional(),
    'Folder of records and pictures; with a CMS, of films, downloads and pictures of the brand.',
    'the demo content',
  ],
  datocmsToken: [
    'DATOCMS_API_TOKEN',
    text.optional(),
    'Token that reads the project, including drafts. Required with `CONTENT_SOURCE=datocms`.',
    'none',
  ],
  datocmsEnvironment: [
    'DATOCMS_ENVIRONMENT',
    text.regex(/^[\w-]{1,80}$/, mustBe('the name of an environment')).optional(),
    'Environment of the project.',
    'the primary environment',
  ],
  datocmsEndpoint: [
    'DATOCMS_ENDPOINT',
    address(/^https?$/, 'https://graphql.datocms.com/').optional(),
    'URL of the delivery API.',
    'the API of DatoCMS',
  ],
  datocmsWebhookSecrets: [
    'DATOCMS_WEBHOOK_SECRET',
    secrets,
    'Secret that webhooks send to `/api/webhooks/datocms` in the header `X-Webhook-Secret`.',
    'no such endpoint',
  ],
  datocmsPoll: ['DATOCMS_POLL_SECONDS', count.default(60), 'Interval of polls for changes in seconds, in addition to webhooks.'],
  /** @requirement PAGE-32 */
  datocmsEditingUrl: [
    'DATOCMS_EDITING_URL',
    origin.optional(),
    'URL of the editor, `https://my-project.admin.datocms.com`. Previews link there from each block.',
    'no such links',
  ],
  /** @requirement IMG-08 */
  imageHost: [
    'IMAGE_HOST',
    origin.optional(),
    'Image service of the CMS, `https://www.datocms-assets.com`: browsers load its pictures from there.',
    'the site encodes all pictures',
  ],
} satisfies Settings

const preview = {
  /** @requirement PAGE-21, OR-10, OPS-06 */
  previewSecrets: [
    'PREVIEW_SECRET',
    secrets,
    '`?preview=<secret>` after any URL shows drafts: [content.md](../content/content.md#drafts-and-preview).',
    'no preview',
  ],
  /** @requirement PAGE-30 */
  previewFrames: [
    'PREVIEW_FRAMES',
    origins,
    'Origins that may frame the site, such as `https://plugins-cdn.datocms.com` for previews in DatoCMS: [cms.md](cms.md#datocms).',
    'none',
  ],
} satisfies Settings

const resources = {
  ...memorySettings,
  cacheDir: ['CACHE_DIR', besideServer('.cache'), 'Folder of encoded pictures.', '`site/.cache`'],
  ...cacheSettings,
} satisfies Settings

const inquiries = {
  dataDir: [
    'DATA_DIR',
    besideServer('.data'),
    'Folder of inquiries. Keep it across deployments, and [back it up](inquiries.md#backup).',
    '`site/.data`',
  ],
  databaseUrl: [
    'DATABASE_URL',
    address(/^postgres(?:ql)?$/, 'postgres://user:password@host/database').optional(),
    'Postgres database for inquiries, rate limits and notices of new content, shared by several nodes: `postgres://user:password@host/database`.',
    'a file in `DATA_DIR`',
  ],
  /** @requirement API-33 */
  inquiryUrl: [
    'INQUIRY_URL',
    inquiryUrl.optional(),
    'Service (`https://`) or mailbox (`smtp://`) that receives inquiries: [inquiries.md](inquiries.md).',
    'inquiries wait',
  ],
  inquirySecrets: ['INQUIRY_SECRET', secrets, 'Secret that signs delivered inquiries.', 'no signature'],
  /** @requirement DRV-04 */
  inquiryLimit: ['INQUIRY_LIMIT', count.default(20), 'Maximum number of inquiries per client and minute.'],
  inquiryKeepDays: [
    'INQUIRY_KEEP_DAYS',
    count.default(30),
    'Days until delivered, dead and quarantined inquiries are deleted. Inquiries that wait are kept.',
  ],
  /** @requirement FORM-55 */
  inquiryFilesMb: ['INQUIRY_FILES_MB', count.default(250), 'Maximum total megabytes of the files of all waiting applications.'],
  /** @requirement CONTACT-05 */
  embeddedForms: [
    'EMBEDDED_FORMS',
    forms.default({}),
    'URLs of externally hosted forms, as JSON: `{"visit-us":"https://forms.example.com/visit"}`.',
    'our own forms',
  ],
  ...downloadSettings,
} satisfies Settings

const monitoring = {
  ...metricsSettings,
  /** @requirement RELIABILITY 31 */
  inquiryStatusTokens: [
    'INQUIRY_STATUS_TOKEN',
    secrets,
    '`Authorization: Bearer` token for the [status of inquiries](inquiries.md#reports-to-the-operator).',
    'this machine only',
  ],
  operatorMail: [
    'OPERATOR_MAIL',
    mailbox.optional(),
    'Mailbox for alerts when inquiries are not kept or not delivered: `smtp://user:password@mail.example.com?to=ops@example.com`.',
    'the log',
  ],
  securityContact: [
    'SECURITY_CONTACT',
    securityContact.optional(),
    'Contact for security reports in `/.well-known/security.txt`: `mailto:security@example.com` or a page.',
    'no such file',
  ],
  /** @requirement CONSENT-01 */
  tagManager: [
    'TAG_MANAGER_ID',
    text.regex(/^GTM-[A-Z0-9]{1,20}$/, mustBe('like GTM-ABC123')).optional(),
    'Container of a tag manager, such as `GTM-ABC123`, loaded once a visitor agrees to statistics.',
    'none',
  ],
  tagManagerWaits: ['TAG_MANAGER_REQUIRE_CONSENT', unlessFalse, '`false`: load it before, with all consent denied.', '`true`'],
} satisfies Settings

/** All settings, in the groups of docs/operate/settings.md. */
export const settingGroups = {
  Network: networkSettings,
  'Content and languages': content,
  'Drafts and preview': preview,
  'Memory and caches': resources,
  'Inquiries and downloads': inquiries,
  'Monitoring and statistics': monitoring,
}

export const settings = { ...networkSettings, ...content, ...preview, ...resources, ...inquiries, ...monitoring }
