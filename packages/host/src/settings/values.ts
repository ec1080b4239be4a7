import { statSync } from 'node:fs'
import { z } from 'zod'
import { parseList } from '../http/proxy-trust.ts'

// Each error message continues the name of its setting, which `readEnv` puts first.
export const text = z.string()
export const unlessFalse = text.optional().transform((value) => value !== 'false')

/** Transforms a text by a function, whose error becomes the error of the setting. */
export const readBy = <T>(read: (value: string) => T) =>
  text.transform((value, context): T => {
    try {
      return read(value)
    } catch (error) {
      context.addIssue(`: ${(error as Error).message.replace(/\.?$/, '.')}`)
      return z.NEVER
    }
  })

export const mustBe = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => ` must be ${rule}, not "${String(input)}".`,
})
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const wholeNumber = (range: string, isIn: (number: number) => boolean) =>
  text.refine((digits) => /^\d{1,9}$/.test(digits) && isIn(Number(digits)), mustBe(`a whole number ${range}`)).transform(Number)
export const portNumber = wholeNumber('up to 65535', (number) => number <= 65_535)
export const count = wholeNumber('from 1', (number) => number > 0)

export const origin = text
  .refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url) && URL.canParse(url), mustBe('like https://www.example.com'))
  .transform((url) => new URL(url).origin)

/** An address by its scheme. It may hold a password: the error does not repeat it. */
export const address = (protocol: RegExp, example: string) => z.url({ protocol, error: ` must be like ${example}.` })

/** Fewest characters of a secret: what is shorter can be guessed. */
export const minSecretLength = 16

/** A secret, or the new and the old one: the first one signs, both are valid. The error does not repeat them. */
export const secrets = text
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine((all) => all.length <= 2 && all.every(({ length }) => length >= minSecretLength), {
    error: ` must have at least ${minSecretLength} characters. Use a comma only between the new and the old secret.`,
  })
  .optional()

/** A mailbox or a page for reports. */
export const securityContact = text.refine(
  (contact) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact) && URL.canParse(contact),
  mustBe('like mailto:security@example.com or https://example.com/security'),
)

/** A folder that is there. */
export const folder = text.refine(isFolder, { error: ({ input }) => `: the folder "${String(input)}" does not exist.` })

export const origins = text.transform(parseList).pipe(z.array(origin)).prefault('')
export const urls = text
  .transform(parseList)
  .pipe(z.array(address(/^https?$/, 'http://varnish:80/')))
  .prefault('')
