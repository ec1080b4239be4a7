import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.ts'

/**
 * Makes a copy of the repository below it ready to run. It links the tools and the pinned Node. Our own packages are those of the
 * copy, and Node finds all others further up.
 */
export async function linkPackages(path: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(path, 'node_modules')]
  await mkdir(join(to, '@brand'), { recursive: true })
  for (const name of (await readdir(from)).filter((name) => name === '.bin' || name.startsWith('node-')))
    await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, '@brand')))
    await symlink(join('../..', name === 'site' ? name : `packages/${name}`), join(to, '@brand', name))
  const lock = await readFile(join(path, 'package-lock.json'))
  await writeFile(join(to, '.installed'), createHash('sha256').update(lock).digest('hex'))
}
