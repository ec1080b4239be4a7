import { createInquiries, openOutbox, type Inquiries } from '@brand/inquiries'
import { isLocale } from '@brand/content'
import type { Env } from '../env.ts'
import { mailTexts } from '../../i18n/mail-texts.ts'

/** Opens the outbox of the settings. The client of a database is loaded only where there is one. */
async function openConfiguredOutbox({ databaseUrl, dataDir }: Env) {
  if (!databaseUrl) return openOutbox(dataDir)
  const { openPostgres } = await import('@brand/inquiries/postgres')
  return openPostgres(databaseUrl)
}

/** Opens the outbox and begins to deliver. Where the outbox cannot be used, forms show an error, and it is tried again. */
export async function openInquiries(env: Env): Promise<Inquiries> {
  const {
    inquiryUrl: url,
    inquirySecrets: secrets,
    inquiryKeepDays: keepDays,
    inquiryFilesMb: filesMb,
    operatorMail: operatorUrl,
  } = env
  return createInquiries({
    outbox: await openConfiguredOutbox(env),
    service: url ? { url, secrets, mailTexts: (locale) => mailTexts[isLocale(locale) ? locale : 'en'] } : undefined,
    keepDays,
    filesLimit: filesMb * 2 ** 20,
    operatorUrl,
    log: (line) => console.error(line),
  })
}
