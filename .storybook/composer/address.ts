/** The page in the address, so that it can be shared: compressed, and never sent to a server. */
import { shownWindow } from '../shown-window.ts'

const readBytes = async (stream: ReadableStream) => new Uint8Array(await new Response(stream).arrayBuffer())
const through = (bytes: BlobPart, transform: CompressionStream | DecompressionStream) =>
  readBytes(new Blob([bytes]).stream().pipeThrough(transform))

/** Any value as text for an address. */
export async function pack(value: unknown): Promise<string> {
  const bytes = await through(JSON.stringify(value), new CompressionStream('deflate-raw'))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The value of such a text; `undefined` where it is none. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    return undefined
  }
}

/** A part of the address, `#page=…`. */
const inAddress = (name: string) => new URLSearchParams(shownWindow().location.hash.slice(1)).get(name) ?? undefined

/** The page of the address; `undefined` where it has none. */
export const pageInAddress = async (): Promise<unknown> => unpack(inAddress('page') ?? '')

/** The typename of a block that the address begins a page with; `undefined` where it has none. */
export const blockInAddress = (): string | undefined => inAddress('block')

/** The address of the Composer with a page of one block. */
export const addressOfBlock = (type: string): string => `./?path=/story/start-composer--composer#block=${type}`

/** Puts a page into the address, and returns it. */
export async function toAddress(page: unknown): Promise<string> {
  const { history, location } = shownWindow()
  const url = new URL(location.href)
  url.hash = `page=${await pack(page)}`
  history.replaceState(history.state, '', url)
  return url.href
}
