/** `npm run baselines`: takes new pictures for the comparison in `npm run test:full`. */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { must, root } from './run.ts'

const folder = join(root, 'tests/full/baselines')

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await rm(folder, { recursive: true, force: true })
const config = ['--config', 'tests/full/playwright.config.ts']
// Their size counts once they are compressed.
await must('playwright', ['test', ...config, 'visual', '--update-snapshots=all', '--grep-invert', 'at most 4 MB'])
// The same pixels in fewer bytes: the browser's encoder is made for speed.
for (const name of await readdir(folder)) {
  const file = join(folder, name)
  await writeFile(file, await sharp(file).removeAlpha().png({ compressionLevel: 9 }).toBuffer())
}
