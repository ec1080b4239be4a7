import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../scripts/entries.ts'

const exec = promisify(execFile)

/** Runs Node, outside of the test runner's own loader, in the package's folder; resolves with what it prints. */
export const node = async (...args: string[]) =>
  (await exec(process.execPath, args, { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } })).stdout
