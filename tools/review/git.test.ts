import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveCommit, withCheckout, workingTree } from './git.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeAll(() => {
  git('init', '--quiet')
  write('.gitignore', 'ignored\n')
  write('hero.css', 'line')
  git('add', '--all')
  git('-c', 'user.name=n', '-c', 'user.email=e', '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'first')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('knows whether the files are those of a commit, and changes nothing of what is staged', () => {
  const { tree } = resolveCommit(folder, 'HEAD')!
  expect(workingTree(folder)).toBe(tree)
  write('ignored', 'anything')
  expect(workingTree(folder)).toBe(tree)
  write('new.css', 'line')
  const withNew = workingTree(folder)
  expect(withNew).not.toBe(tree)
  write('hero.css', 'another line')
  expect(workingTree(folder)).not.toBe(withNew)
  expect(git('status', '--porcelain')).toBe(' M hero.css\n?? new.css\n')
})

it('says of what is no commit that it is none', () => {
  expect(resolveCommit(folder, 'no-such-branch')).toBeUndefined()
  expect(resolveCommit(folder, '--all')).toBeUndefined()
})

it('checks a commit out for as long as it is needed, over what a killed run has left', async () => {
  const checkout = join(folder, 'ignored-checkout')
  for (const _ of ['first', 'again']) {
    await withCheckout(folder, 'HEAD', checkout, async () => {
      expect(readFileSync(join(checkout, 'hero.css'), 'utf8')).toBe('line')
    })
    expect(existsSync(checkout)).toBe(false)
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    git('worktree', 'add', '--quiet', '--detach', checkout)
  }
  rmSync(checkout, { recursive: true })
  await withCheckout(folder, 'HEAD', checkout, async () => {})
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
