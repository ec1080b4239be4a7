import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const git = (cwd: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** Returns the hash of a commit and the hash of its files, or `undefined` where there is no such commit. */
export function resolveCommit(repository: string, commit: string): { commit: string; tree: string } | undefined {
  const hash = (kind: string) => git(repository, ['rev-parse', '--verify', `${commit}^{${kind}}`])
  try {
    return { commit: hash('commit'), tree: hash('tree') }
  } catch {
    return undefined
  }
}

/** The hash of the files as they are now, those that git does not know yet too; what is staged stays as it is. */
export function workingTree(repository: string): string {
  const index = resolve(repository, git(repository, ['rev-parse', '--git-path', 'index']))
  const copy = `${index}.review`
  // It knows which files have not changed.
  if (existsSync(index)) copyFileSync(index, copy)
  try {
    const env = { GIT_INDEX_FILE: copy }
    git(repository, ['add', '--all'], env)
    return git(repository, ['write-tree'], env)
  } finally {
    rmSync(copy, { force: true })
  }
}

/** Checks a commit out into a folder of its own while something is done there. */
export async function withCheckout(repository: string, commit: string, folder: string, work: () => Promise<void>): Promise<void> {
  const remove = () => {
    try {
      git(repository, ['worktree', 'remove', '--force', folder])
    } catch {
      // It is not there.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  // A run that was killed may have left its checkout.
  remove()
  git(repository, ['worktree', 'add', '--force', '--detach', folder, commit])
  try {
    await work()
  } finally {
    remove()
  }
}
