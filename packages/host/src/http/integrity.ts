import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a function that adds `integrity` to the tags of the scripts of a build in a folder, so that no cache can replace their code.
 * @requirement RELIABILITY 14
 */
export function createIntegrity(folder: string): (html: string) => string {
  const hashes = new Map<string, string>()

  /** Hash of a file of the build, as an `integrity` attribute has it. */
  function hashFile(path: string): string {
    let hash = hashes.get(path)
    if (!hash) {
      const file = readFileSync(join(folder, path))
      hashes.set(path, (hash = `sha384-${createHash('sha384').update(file).digest('base64')}`))
    }
    return hash
  }
  return (html) =>
    html.replaceAll(
      /<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/(?:entries|chunks)\/[\w-]+(?:\.[\w-]+)*\.js)"/g,
      (tag, path: string) => `${tag} integrity="${hashFile(path)}"`,
    )
}
