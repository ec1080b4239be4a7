import { execFileSync } from 'node:child_process'
import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { linkPackages } from '../../scripts/link-packages.ts'
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
