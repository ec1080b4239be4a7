import { defaultLocale, isLocale, type Locale } from '@brand/content'
import { chooseRequestForm, type RequestForm } from '@brand/content/inquiry'
import { isOneOf, locksIn, type Api, type LockedFile as ContentFile } from '@brand/content-api'
import { createSignatures, signedAddress } from '@brand/host'
import { fileLocale } from '../../routes/file-locale.ts'

/** A locked file of the content, and the form that asks for it. */
export interface LockedFile extends Pick<ContentFile, 'id' | 'name' | 'url'> {
  form: RequestForm
}

interface LockOptions {
  api: Pick<Api, 'snapshot' | 'version'>
  /** The first one signs the addresses of locked files, each is valid. */
  secrets: readonly string[]
  /** Lifetime of a signed address, in days. */
  days: number
  /** Default `Date.now`. */
  now?: () => number
}

/**
 * The locked files of the content, and their addresses: a locked file is given only with a signature that ends. The lock collects
 * contacts; who has an address may pass it on.
 * @requirement DL-05, DL-04
 */
export function createLocks({ api, ...options }: LockOptions) {
  const { isSigned, signatureFor } = createSignatures({ ...options, isOneOf })
  const locks = () => (api.version() === undefined ? undefined : locksIn(api.snapshot()))
  function find(id: string, locale: Locale): LockedFile | undefined {
    const file = locks()?.find(id, locale)
    return file && { id, name: file.name, url: file.url, form: chooseRequestForm(file.lockedType, file.isPressKit) }
  }

  return {
    /** A locked file by its id; `undefined` where it is none. */
    find,
    /** Whether everyone may have the file at an address; none before there is content. */
    isOpen: (path: string) => locks()?.isOpen(path) ?? false,
    /** The locked file that lies at an address, and a language that it is in. */
    at: (path: string) => locks()?.at(path),
    signatureFor: ({ url }: Pick<LockedFile, 'url'>) => signatureFor(url),
    /** Whether a request for an address has its signature. */
    isSigned,
    /**
     * The signed address of a locked file in the language that a signed request asks for, with the end that the request has; `undefined`
     * where the request is for that one.
     * @requirement DL-38
     */
    translated(path: string, query: URLSearchParams): string | undefined {
      const locale = query.get(fileLocale)
      const file = isLocale(locale) ? find(locks()!.at(path)!.id, locale) : undefined
      return file && file.url !== path ? addressOf(file, signatureFor(file.url, query)) : undefined
    },
    /** The signed address of a locked file, by the parameters of a request that has them. */
    addressWith(id: string, locale: Locale, query: URLSearchParams): string | undefined {
      const file = find(id, locale)
      if (!file || !isSigned(file.url, query)) return undefined
      return addressOf(file, query)
    },
  }
}

/** The address of a file with its signature, see `signedAddress`. */
export const addressOf = ({ url }: Pick<LockedFile, 'url'>, query: URLSearchParams): string => signedAddress(url, query)

/** The language that a form names. */
export const toLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale)

export type Locks = ReturnType<typeof createLocks>
