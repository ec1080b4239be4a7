/** Time for which the address of a saved file is kept, in ms: the browser reads from it after the click. */
const kept = 60_000

/** Reads the body of an answer, and reports the share that has arrived; nothing where its size is not known. */
async function read({ body, headers }: Response, onProgress: (share: number) => void): Promise<BlobPart[]> {
  const size = Number(headers.get('content-length'))
  const parts: BlobPart[] = []
  const reader = body!.getReader()
  let loaded = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    loaded += part.value.length
    if (size) onProgress(Math.min(loaded / size, 1))
  }
  return parts
}

const saveAs = (href: string, download: string) => Object.assign(document.createElement('a'), { href, download }).click()

/**
 * Saves the file that a link leads to, under the name that the link gives it. Rejects where it cannot be had.
 * @requirement DL-34, DL-37
 */
export async function saveFile(
  { href, download }: Pick<HTMLAnchorElement, 'href' | 'download'>,
  onProgress: (share: number) => void,
): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  const address = URL.createObjectURL(new Blob(await read(response, onProgress), { type }))
  saveAs(address, download)
  setTimeout(() => URL.revokeObjectURL(address), kept)
}

/**
 * Has the browser save a file that may be too large for the page's memory, once the server confirms that it has the file. Rejects
 * where it has not.
 * @requirement DL-35, DL-37
 */
export async function saveLarge(href: string, fileName: string): Promise<void> {
  const { ok, status } = await fetch(href, { method: 'HEAD' })
  if (!ok) throw new Error(`${href}: ${status}`)
  saveAs(href, fileName)
}
