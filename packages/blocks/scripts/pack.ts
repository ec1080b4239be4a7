/**
 * npm runs `prepack` before it makes the tarball and `postpack` after it: in between, package.json is the published one, with other
 * exports and without what only this repository needs. Should packing be broken off, the next time puts it right, and git has it.
 */
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './entries.ts'
import { missingTargets, publishedExports } from './exports.ts'

const file = join(root, 'package.json')
const cache = join(root, '../../.cache')
const kept = join(cache, 'blocks-package.json')

if (process.argv[2] === 'prepack') {
  const missing = missingTargets(root)
  if (missing.length) {
    console.error(`Not packed: ${missing.length} exported files are not built, such as ${missing[0]}. Run \`npm run build\`.`)
    process.exit(1)
  }
  const { devDependencies: _, scripts, ...published } = JSON.parse(await readFile(file, 'utf8'))
  await mkdir(cache, { recursive: true })
  // Packing that was broken off has left the published one, and kept ours.
  if (scripts) await copyFile(file, kept)
  // At once: whoever reads it meanwhile gets one or the other, never half a file.
  await writeFile(`${file}.new`, `${JSON.stringify({ ...published, exports: publishedExports() }, null, 2)}\n`)
  await rename(`${file}.new`, file)
} else await rename(kept, file)
