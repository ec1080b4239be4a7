import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/run.ts'

/** Inside the repository, so that packages are found in its `node_modules`, and ignored by git. */
const folder = join(root, '.cache', 'copies')

const isBinary = /\.(webp|png|jpe?g|avif|mp4|webm|woff2|pdf|zip)$/
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })

export interface Copy {
  path: string
  /** Replaces text in a file and returns a function that undoes it; fails where the text is missing. */
  edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>
  remove: () => Promise<void>
}

/** The tools and the pinned Node are linked; our own packages are those of the copy. */
async function linkPackages(path: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(path, 'node_modules')]
  await mkdir(join(to, '@brand'), { recursive: true })
  for (const name of (await readdir(from)).filter((name) => name === '.bin' || name.startsWith('node-')))
    await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, '@brand')))
    await symlink(join('../..', name === 'site' ? name : `packages/${name}`), join(to, '@brand', name))
  const lock = await readFile(join(path, 'package-lock.json'))
  await writeFile(join(to, '.installed'), createHash('sha256').update(lock).digest('hex'))
}

/** Copies the working tree, so that commands may write and tests may edit. Remains of a killed run are replaced. */
export async function copyRepository(name: string): Promise<Copy> {
  const path = join(folder, name)
  await rm(path, { recursive: true, force: true })
  const tracked = git(root, 'ls-files', '-z').split('\0').filter(Boolean)
  const deleted = new Set(git(root, 'ls-files', '-z', '--deleted').split('\0'))
  const files = tracked.filter((file) => !deleted.has(file))
  for (const name of new Set(files.map((file) => dirname(join(path, file))))) await mkdir(name, { recursive: true })
  // No test edits a picture, and they are most of the bytes.
  const put = (file: string) => (isBinary.test(file) ? link : copyFile)(join(root, file), join(path, file))
  await Promise.all(files.map(put))
  await linkPackages(path)
  // A separate repository, so that ignore rules and lists of files end here.
  git(path, 'init', '--quiet')
  git(path, 'add', '--all')
  return {
    path,
    async edit(file, from, to) {
      const text = await readFile(join(path, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      await writeFile(join(path, file), text.replace(from, to))
      return () => writeFile(join(path, file), text)
    },
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}
