/** Writes a .br and a .gz beside every built file that gets smaller, so that no request has to compress. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../dist/client', import.meta.url))
const files = (await readdir(root, { recursive: true })).filter((file) => /\.(?:js|css|svg)$/.test(file))

for (const file of files) {
  const path = join(root, file)
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${path}.br`, brotliCompressSync(content, { params }))
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
}
