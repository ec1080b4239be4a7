import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the script of `npm run inquiries` with the settings of a site, and returns its output. */
export async function runInquiries(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const all = ['--conditions=@brand/source', 'site/scripts/inquiries.ts', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: root, env: { ...process.env, ...settings } })
  return stdout.trim()
}
