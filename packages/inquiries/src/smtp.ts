import type { Clock } from './clock.ts'
import { composeMail, type Mail, type MailTexts } from './mail.ts'
import { fileIn, type Payload } from './payload.ts'
import { fileTimeout, type Outcome, type Send } from './send.ts'

/** Timeout for a mail without a file, in ms: shorter than a claim. */
export const mailTimeout = 10_000

/** Most mails that are being sent at a time: mail servers refuse more connections of one client. */
export const mailsAtOnce = 4

export interface MailSettings {
  host: string
  port: number | undefined
  /** TLS from the first byte; otherwise from STARTTLS on, where the server has it. */
  secure: boolean
  auth: { user: string; pass: string } | undefined
  from: string
  to: string[]
}

export const isMailUrl = (url: string): boolean => /^smtps?:/i.test(url)

const isMailbox = (text: string) => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text)

/** Reads `smtp://user:password@host:port?to=a@example.com&from=b@example.com`. Throws a sentence when it names no mailbox. */
export function readMailUrl(address: string): MailSettings {
  const { hostname, port, protocol, username, password, searchParams } = new URL(address)
  const to = searchParams.getAll('to').flatMap((list) => list.split(',').map((mailbox) => mailbox.trim()))
  const user = decodeURIComponent(username)
  const from = searchParams.get('from') ?? (isMailbox(user) ? user : to[0])
  if (!hostname || !to.length || ![...to, from].every((mailbox) => mailbox && isMailbox(mailbox)))
    throw new Error('it must contain a server and mailboxes, such as smtp://user:password@mail.example.com?to=sales@example.com')
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: user ? { user, pass: decodeURIComponent(password) } : undefined,
    from: from!,
    to,
  }
}

const isLoopback = (host: string) => /^(?:localhost|127\.[\d.]+|::1)$/.test(host)

/** Makes the outcome of a mail that was not sent. No text of the server is kept: it may repeat addresses. */
function toFailure(error: unknown): Outcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  // Only what is said of the mail itself is final; a wrong password or mailbox is for the operator to mend.
  const isPermanent = code === 'EMESSAGE' && responseCode !== undefined && responseCode >= 500
  return { ok: false, error: responseCode ? `SMTP ${responseCode}` : (code ?? 'SMTP'), isPermanent }
}

interface MailboxOptions {
  settings: MailSettings
  clock: Clock
}

interface Letter extends Pick<Mail, 'subject' | 'text'> {
  id: string
  locale: string
  replyTo?: Mail['replyTo']
  attachments?: { filename: string; contentType: string; content: Buffer }[] | undefined
}

/** Sends mails to the mailboxes of the settings. */
export function createMailbox({ settings, clock }: MailboxOptions): (letter: Letter) => Promise<Outcome> {
  const { from, to, host, port, secure, auth } = settings
  const options = {
    host,
    port,
    secure,
    auth,
    // A password crosses no network in the open; a server on this machine often has a certificate that nobody signed.
    requireTLS: auth !== undefined && !isLoopback(host),
    ignoreTLS: isLoopback(host),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  /** Loaded with the first mail: a server may never send one. */
  const connect = async () => (await import('nodemailer')).createTransport(options)
  let transport: ReturnType<typeof connect> | undefined
  const domain = from.slice(from.indexOf('@') + 1)
  return async ({ id, locale, ...mail }) => {
    const controller = new AbortController()
    const cancel = clock.after(mail.attachments ? fileTimeout : mailTimeout, () => controller.abort())
    try {
      transport ??= connect()
      await (
        await transport
      ).sendMail({
        ...mail,
        textEncoding: 'quoted-printable',
        from,
        to,
        // The same in every attempt: mailboxes know by it what they have.
        messageId: `<${id}@${domain}>`,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
        signal: controller.signal,
      })
      return { ok: true }
    } catch (error) {
      return controller.signal.aborted ? { ok: false, error: 'timeout', isPermanent: false } : toFailure(error)
    } finally {
      cancel()
    }
  }
}

/** Sends each inquiry as a mail in the visitor's language, which the staff answer to the visitor. */
export function createMailer({ findTexts, ...options }: MailboxOptions & { findTexts: (locale: string) => MailTexts }): Send {
  const send = createMailbox(options)
  return ({ id, payload, locale, file }) => {
    const fields = JSON.parse(payload) as Payload
    const { name, type } = fileIn(fields) ?? {}
    const attachments = file && name && type ? [{ filename: name, contentType: type, content: Buffer.from(file) }] : undefined
    return send({ id, locale, ...composeMail(fields, findTexts(locale)), attachments })
  }
}
