import { createInquiries, openOutbox, openPostgres, type Inquiries } from '@brand/inquiries'
import { isLocale } from '@brand/content'
import type { Env } from '../env.ts'
import { mailTexts } from '../../i18n/mail-texts.ts'

/** Opens the outbox and begins to deliver. Where it cannot be used, forms say so, and it is tried again. */
export function openInquiries(env: Env): Inquiries {
  const {
    inquiryUrl: url,
    inquirySecrets: secrets,
    inquiryKeepDays: keepDays,
    inquiryFilesMb: filesMb,
    operatorMail: operatorUrl,
  } = env
  return createInquiries({
    outbox: env.databaseUrl ? openPostgres(env.databaseUrl) : openOutbox(env.dataDir),
    service: url ? { url, secrets, mailTexts: (locale) => mailTexts[isLocale(locale) ? locale : 'en'] } : undefined,
    keepDays,
    filesLimit: filesMb * 2 ** 20,
    operatorUrl,
    log: (line) => console.error(line),
  })
}
