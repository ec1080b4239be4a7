/**
 * npm runs `prepack` before it makes the tarball and `postpack` after it: in between, package.json has the published exports.
 * Should packing be broken off, `npm run generate` puts package.json right.
 */
import { root } from './entries.ts'
import { exportsOfSource, missingTargets, publishedExports } from './exports.ts'
import { setExports } from './package-json.ts'

const packs = process.argv[2] === 'prepack'
const missing = packs ? missingTargets(root) : []
if (missing.length) {
  console.error(
    `Not packed: ${missing.length} files that the exports name are not built, such as ${missing[0]}. Run \`npm run build\`.`,
  )
  process.exit(1)
}
await setExports(packs ? publishedExports() : exportsOfSource())
