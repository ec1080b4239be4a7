import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const hashes = new Map<string, string>()

/** Hash of a file of the build, as an `integrity` attribute has it. */
function hashFile(path: string): string {
  let hash = hashes.get(path)
  if (!hash) {
    const file = readFileSync(new URL(`../../dist/client${path}`, import.meta.url))
    hashes.set(path, (hash = `sha384-${createHash('sha384').update(file).digest('base64')}`))
  }
  return hash
}

/**
 * Adds `integrity` to the tags of our scripts, so that no cache can replace their code.
 * @requirement RELIABILITY 14
 */
export const withIntegrity = (html: string): string =>
  html.replaceAll(
    /<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/(?:entries|chunks)\/[\w-]+(?:\.[\w-]+)*\.js)"/g,
    (tag, path: string) => `${tag} integrity="${hashFile(path)}"`,
  )
