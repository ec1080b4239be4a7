/**
 * npm runs `prepack` before it makes the tarball and `postpack` after it: in between, package.json has the published exports.
 * Should packing be broken off, `npm run generate` puts package.json right.
 */
import { exportsOfSource, publishedExports } from './exports.ts'
import { setExports } from './package-json.ts'

await setExports(process.argv[2] === 'prepack' ? publishedExports() : exportsOfSource())
