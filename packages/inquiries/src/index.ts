/** The outbox of inquiries: keeps what visitors send, and delivers it. */
export { runCommand } from './commands.ts'
export { createInquiries, type Inquiries } from './inquiries.ts'
export { openOutbox } from './outbox.ts'
