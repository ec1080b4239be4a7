import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { toBrotli, toGzip } from './compress.ts'

it('a compressed page keeps no more memory than it has bytes (RELIABILITY 34)', async () => {
  // More than one chunk of what is compressed.
  const html = Array.from({ length: 20_000 }, (_, i) => `<p>${(i * 7919) % 10_007}</p>`).join('')
  for (const packed of [await toGzip(html), await toBrotli(Buffer.from(html)), await toGzip('<p>short</p>')])
    expect(packed.buffer.byteLength).toBe(packed.length)
  expect(gunzipSync(await toGzip(html)).toString()).toBe(html)
  expect(brotliDecompressSync(await toBrotli(Buffer.from(html))).toString()).toBe(html)
})
