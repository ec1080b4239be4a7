import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of some programs that is on the path. */
export function onPath(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Runs a program without its output; whether it succeeded. */
export const attempt = (file: string, args: string[]): boolean => {
  try {
    execFileSync(file, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** Installs packages of Debian where that is possible and permitted; those of the second list where the release has them. */
export function installDebian(packages: readonly string[], optional: readonly string[] = []): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} from Debian packages (about one minute) ...`)
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const call = (...args: string[]) => attempt(apt[0]!, [...apt.slice(1), '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args])
  if (!call('update') || !call('install', '-y', ...packages)) return false
  for (const name of optional) call('install', '-y', name)
  return true
}
