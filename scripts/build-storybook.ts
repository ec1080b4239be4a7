/**
 * `npm run build-storybook`: Storybook as a folder that any host serves. Its policy is in its pages, because such a host sends none.
 * `-- --output-dir <folder>` writes it elsewhere than into `.storybook-static`.
 */
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playerAddress } from '../packages/blocks/src/elements/player/player-address.ts'
import { must, root } from './run.ts'

const args = process.argv.slice(2)
const { values } = parseArgs({ args, strict: false, options: { 'output-dir': { type: 'string', short: 'o' } } })
const folder = String(values['output-dir'] ?? join(root, '.storybook-static'))

const players = (['youtube', 'vimeo'] as const).map((provider) => new URL(playerAddress({ provider, id: 'x' })!).origin)

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!)
const hashScript = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Own files, the scripts that are in the page, and what stories show of films. Storybook and Puck write styles into pages. */
const policyFor = (html: string) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashScript)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", ...players],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

await must('storybook', ['build', '--output-dir', folder, '--disable-telemetry', ...args])
// The manifest as a page to look for faults in it.
await rm(join(folder, 'manifests/components.html'))
for (const name of ['index.html', 'iframe.html']) {
  const file = join(folder, name)
  const html = await readFile(file, 'utf8')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}" />`
  await writeFile(
    file,
    html.replace('<head>', () => `<head>${meta}`),
  )
}
