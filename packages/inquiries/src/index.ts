/** The outbox of inquiries: keeps what visitors send, and delivers it. */
export { FullError, OtherContentError, UnknownError } from './errors.ts'
export { createInquiries, type Inquiries } from './inquiries.ts'
export type { MailTexts } from './mail.ts'
export { openOutbox } from './outbox.ts'
export type { OutboxProblem } from './watch.ts'
export { isMailUrl, readMailUrl } from './smtp.ts'
