import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minSecretLength } from '../settings/values.ts'

/**
 * The secret in a folder, where there can be one, or the new and the old one; otherwise a new one, so that addresses end with the process.
 */
export function secretsFrom(folder: string): string[] {
  try {
    const secrets = secretIn(folder).split(/\s*,\s*/)
    if (secrets.every(({ length }) => length >= minSecretLength)) return secrets
    throw new Error(`a secret in download-secret has fewer than ${minSecretLength} characters`)
  } catch (error) {
    console.error(`DATA_DIR: URLs of locked files expire at the next start: ${(error as Error).message}`)
    return [newSecret()]
  }
}

const newSecret = () => randomBytes(32).toString('base64url')

/** Reads the secret from its file, and makes a missing file. Servers that start at the same time read the same secret. */
export function secretIn(folder: string): string {
  const file = join(folder, 'download-secret')
  const read = () => readFileSync(file, 'utf8').trim()
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Complete before it has its name, which only the first server can give.
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(own, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return read()
}
