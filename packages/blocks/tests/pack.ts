/** Packs the library once for all tests: while npm packs, package.json has the published exports. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { root } from '../scripts/entries.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the packed tarball. */
    tarball: string
  }
}

export async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'tarball-'))
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root })
  provide('tarball', join(folder, stdout.trim().split('\n').at(-1)!))
  return () => rm(folder, { recursive: true, force: true })
}
