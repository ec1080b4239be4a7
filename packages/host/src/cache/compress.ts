import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

/**
 * Copies bytes into memory of their own. Node gives a small buffer a part of a slab of 64 kB, and a cached page would keep the
 * whole slab. The pages of the demo content took 34 MB instead of 10.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Compresses a page quickly. */
export const toGzip = async (html: string): Promise<Buffer> => alone(await gzipped(html, { level: 4 }))

/** Compresses a page as small as possible, which takes much longer. */
export const toBrotli = async (html: Buffer): Promise<Buffer> => alone(await brotlied(html, best))
