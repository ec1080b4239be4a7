/** The outbox of inquiries: keeps what visitors send, and delivers it. */
export { runCommand } from './commands.ts'
export { createInquiries, type Inquiries } from './inquiries.ts'
export type { MailTexts } from './mail.ts'
export { openOutbox } from './outbox.ts'
export { openPostgres } from './postgres.ts'
export { isMailUrl, readMailUrl } from './smtp.ts'
