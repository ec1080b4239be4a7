import { createInquiries, openOutbox, type Inquiries } from '@brand/inquiries'
import type { Env } from '../env.ts'

/** Opens the outbox of the settings and begins to deliver. Throws a sentence when the folder cannot be used. */
export async function openInquiries({ dataDir, inquiryUrl: url, inquirySecret, inquiryKeepDays }: Env): Promise<Inquiries> {
  const outbox = await openOutbox(dataDir).catch((error: Error) => {
    throw new Error(`DATA_DIR: inquiries cannot be kept in "${dataDir}": ${error.message}`)
  })
  return createInquiries({
    outbox,
    service: url ? { url, secret: inquirySecret } : undefined,
    keepDays: inquiryKeepDays,
    log: (line) => console.error(line),
  })
}
