import { expect, it } from 'vitest'
import { readEnv, settingNames } from './env.ts'

it('takes an empty setting as one that is not set', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
  const compared = (env: NodeJS.ProcessEnv) => ({ ...readEnv(env), trustedProxies: undefined })
  expect(compared({ ...empty, DEFAULT_BASE_URL: undefined })).toEqual(compared({}))
  expect(readEnv(empty).defaultBaseUrl).toBe('')
})

it('has a port for metrics only where one is set (OPS-02)', () =>
  expect([readEnv({}).metricsPort, readEnv({ METRICS_PORT: '9464' }).metricsPort]).toEqual([undefined, 9464]))

it('reads forms that are hosted elsewhere (CONTACT-05)', () => {
  const EMBEDDED_FORMS = '{"apply-now":"https://forms.example.com"}'
  expect(readEnv({ EMBEDDED_FORMS }).embeddedForms).toEqual({ 'apply-now': 'https://forms.example.com/' })
  expect(readEnv({}).embeddedForms).toEqual({})
})

it.each([
  ['PORT', '65536', 'PORT must be a whole number up to 65535, not "65536".'],
  ['PORT', '3e3', 'PORT must be a whole number up to 65535, not "3e3".'],
  ['DOWNLOAD_DAYS', '0', 'DOWNLOAD_DAYS must be a whole number from 1, not "0".'],
  ['CONTENT_DIR', '/nowhere', 'CONTENT_DIR: the folder "/nowhere" does not exist.'],
  ['LOCALES', 'en,xx', 'LOCALES: "xx" is not a known locale. Known locales: en, nl, de, fr, it.'],
  ['TAG_MANAGER_ID', 'UA-1', 'TAG_MANAGER_ID must be like GTM-ABC123, not "UA-1".'],
  ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES: "all" must be an address, a range such as 10.0.0.0/8, loopback or private.'],
  ['EMBEDDED_FORMS', '{"visit-us":"http://a.example"}', 'EMBEDDED_FORMS: the address of "visit-us" must begin with https://.'],
  ['EMBEDDED_FORMS', '{"visit":"https://a.example"}', /^EMBEDDED_FORMS must be like {.*}\. Forms: quote-price-lead, /],
  ['EMBEDDED_FORMS', '[]', /^EMBEDDED_FORMS must be like {/],
  ['EMBEDDED_FORMS', 'none', /^EMBEDDED_FORMS: .*is not valid JSON\.$/],
])('says why %s=%s is invalid', (name, value, message) => expect(() => readEnv({ [name]: value })).toThrow(message))

it('reads where content comes from, and what a CMS needs (GEN-02)', () => {
  expect(readEnv({ DATOCMS_API_TOKEN: 'token' }).datocms).toBeUndefined()
  expect(() => readEnv({ CONTENT_SOURCE: 'datocms' })).toThrow('CONTENT_SOURCE=datocms requires DATOCMS_API_TOKEN.')
  expect(() => readEnv({ CONTENT_SOURCE: 'files' })).toThrow('CONTENT_SOURCE must be embedded or datocms, not "files".')
  expect(
    readEnv({ CONTENT_SOURCE: 'datocms', DATOCMS_API_TOKEN: 'token', DATOCMS_ENDPOINT: 'http://localhost:4010/' }).datocms,
  ).toEqual({
    token: 'token',
    endpoint: 'http://localhost:4010/',
    environment: undefined,
    webhookSecrets: undefined,
    pollSeconds: 60,
  })
})

it('reads a secret, or the new and the old one, and repeats neither in an error (OPS-06)', () => {
  const [secret, older] = ['a-secret-of-many-letters', 'the-secret-before-that']
  expect(readEnv({ DOWNLOAD_SECRET: secret }).downloadSecrets).toEqual([secret])
  expect(readEnv({ PREVIEW_SECRET: `${secret}, ${older}` }).previewSecrets).toEqual([secret, older])
  expect(readEnv({}).inquirySecrets).toBeUndefined()
})

it.each(['PREVIEW_SECRET', 'DOWNLOAD_SECRET', 'INQUIRY_SECRET', 'INQUIRY_STATUS_TOKEN', 'DATOCMS_WEBHOOK_SECRET'])(
  '%s has at least 16 characters, also each of two: one with a comma does not become two short ones (OPS-13)',
  (name) => {
    const long = 'hidden-hidden-hidden'
    expect(() => readEnv({ [name]: 'hidden-hidden-16' })).not.toThrow()
    for (const odd of ['hidden', 'hidden-hidden15', `${long},`, `,${long}`, `${long},hidden`, [long, long, long].join(',')])
      expect(() => readEnv({ [name]: odd })).toThrow(new RegExp(`^${name} must have at least 16 characters(?!.*hidden)`))
  },
)

it('says all that is invalid at once', () =>
  expect(() => readEnv({ PORT: 'x', INQUIRY_LIMIT: '-1' })).toThrow(/^PORT must be .*\. INQUIRY_LIMIT must be /))

it('settings of inquiries are checked at the start', () => {
  expect(readEnv({ INQUIRY_URL: 'https://crm.example/in' })).toMatchObject({
    inquiryUrl: 'https://crm.example/in',
    inquiryLimit: 20,
    inquiryKeepDays: 30,
  })
  expect(() => readEnv({ INQUIRY_URL: 'crm.example' })).toThrow('INQUIRY_URL must be like')
  expect(() => readEnv({ INQUIRY_URL: 'smtp://u:secret@mail.example' })).toThrow(/^INQUIRY_URL: it must contain(?!.*secret)/)
  for (const INQUIRY_URL of ['http://user:secret@crm.example/in', 'https://user@crm.example/in'])
    expect(() => readEnv({ INQUIRY_URL })).toThrow(/^INQUIRY_URL: an http URL must not contain a user(?!.*secret)/)
  expect(() => readEnv({ OPERATOR_MAIL: 'https://u:secret@mail.example' })).toThrow(/^OPERATOR_MAIL must be like (?!.*secret)/)
  expect(() => readEnv({ OPERATOR_MAIL: 'smtp://mail.example' })).toThrow(/^OPERATOR_MAIL: it must contain/)
  expect(() => readEnv({ INQUIRY_STATUS_TOKEN: 'short' })).toThrow(/^INQUIRY_STATUS_TOKEN must have at least 16(?!.*short)/)
  expect(() => readEnv({ DATABASE_URL: 'mysql://u:secret@db/x' })).toThrow(/^DATABASE_URL must be like (?!.*secret)/)
  const settings = { INQUIRY_URL: 'smtp://mail.example?to=a@b.example', DATABASE_URL: 'postgresql://u@db/x' }
  expect(readEnv(settings)).toMatchObject({ inquiryUrl: settings.INQUIRY_URL, databaseUrl: settings.DATABASE_URL })
  expect(() => readEnv({ INQUIRY_LIMIT: '0' })).toThrow('INQUIRY_LIMIT must be a whole number')
})
