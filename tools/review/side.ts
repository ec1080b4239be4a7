import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { linkPackages } from '../../scripts/link-packages.ts'
import { root, runQuietly } from '../../scripts/run.ts'
import { resolveCommit, withCheckout, workingTree } from './git.ts'

/** Folder of everything that is kept between runs. */
export const cache = join(root, '.cache', 'review')

/** A state of the repository, and the folder of what is kept of it: its built Storybook, and the hashes of its pictures. */
export interface Side {
  name: string
  /** The hash of its files: what has the same files is built once. */
  tree: string
  /** `undefined` for the working tree. */
  commit?: string
  folder: string
}

const createSide = (name: string, tree: string, commit?: string): Side => ({
  name,
  tree,
  commit,
  folder: join(cache, 'trees', tree),
})

/** The files as they are now. */
export const currentSide = () => createSide('the working tree', workingTree(root))

/** A commit, by any name that git knows; `undefined` where there is none. */
export function sideAt(name: string): Side | undefined {
  const found = resolveCommit(root, name)
  return found && createSide(`${name} (${found.commit.slice(0, 8)})`, found.tree, found.commit)
}

/** Runs programs in turn; the first that fails ends all. */
async function inTurn(commands: [file: string, ...args: string[]][], cwd: string): Promise<void> {
  const env = { PATH: join(cwd, 'node_modules', '.bin') + delimiter + process.env.PATH }
  for (const [file, ...args] of commands)
    if (await runQuietly(file, args, env, cwd)) throw new Error(`${file} ${args.join(' ')} failed in ${cwd}.`)
}

const isSame = async (file: string, cwd: string) =>
  (await readFile(join(root, file), 'utf8')) === (await readFile(join(cwd, file), 'utf8'))

async function build(cwd: string, out: string): Promise<void> {
  await inTurn(
    [
      ['turbo', 'run', 'generate', '--output-logs=errors-only'],
      ['storybook', 'build', '--output-dir', out, '--quiet', '--loglevel', 'error', '--disable-telemetry'],
    ],
    cwd,
  )
}

/** Builds the Storybook of a side, unless that is done; a commit is checked out for it, with packages of its own where they differ. */
export async function buildSide({ name, tree, commit, folder }: Side): Promise<string> {
  const storybook = join(folder, 'storybook')
  await mkdir(folder, { recursive: true })
  await utimes(folder, new Date(), new Date())
  if (existsSync(storybook)) return storybook
  console.log(`Building the Storybook of ${name} ...`)
  const unfinished = join(folder, 'unfinished')
  await rm(unfinished, { recursive: true, force: true })
  if (commit) {
    const checkout = join(cache, `checkout-${tree.slice(0, 8)}`)
    await withCheckout(root, commit, checkout, async () => {
      if (await isSame('package-lock.json', checkout)) await linkPackages(checkout)
      else await inTurn([['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']], checkout)
      await build(checkout, unfinished)
    })
  } else await build(root, unfinished)
  await rename(unfinished, storybook)
  return storybook
}

/** Forgets all but the sides that were used last. */
export async function prune(kept = 6): Promise<void> {
  const trees = join(cache, 'trees')
  // The first run of all had nothing to compare.
  if (!existsSync(trees)) return
  const folders = await Promise.all(
    (await readdir(trees)).map(async (name) => ({ name, used: (await stat(join(trees, name))).mtimeMs })),
  )
  for (const { name } of folders.toSorted((a, b) => b.used - a.used).slice(kept))
    await rm(join(trees, name), { recursive: true, force: true })
}
