import { createInquiries, openOutbox, openPostgres, type Inquiries } from '@brand/inquiries'
import { isLocale } from '@brand/content'
import type { Env } from '../env.ts'
import { mailTexts } from '../../i18n/mail-texts.ts'

/** Opens the outbox of the settings: in a database that nodes share, or in a folder. Throws a sentence when the folder cannot be used. */
export async function openOutboxOf({ databaseUrl, dataDir }: Env) {
  if (databaseUrl) return openPostgres(databaseUrl)
  return openOutbox(dataDir).catch((error: Error) => {
    throw new Error(`DATA_DIR: inquiries cannot be kept in "${dataDir}": ${error.message}`)
  })
}

/** Opens the outbox and begins to deliver. */
export async function openInquiries(env: Env): Promise<Inquiries> {
  const { inquiryUrl: url, inquirySecret: secret, inquiryKeepDays: keepDays } = env
  return createInquiries({
    outbox: await openOutboxOf(env),
    service: url ? { url, secret, mailTexts: (locale) => mailTexts[isLocale(locale) ? locale : 'en'] } : undefined,
    keepDays,
    log: (line) => console.error(line),
  })
}
