import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installDebian, onPath } from '../../scripts/debian.ts'

const root = resolve(import.meta.dirname, '../..')
const programs = ['podman', 'runc', 'mmdebstrap', 'iptables']

/** Whether containers can be made here: by Debian's Podman, as root. */
export const hasContainers = (): boolean =>
  process.getuid?.() === 0 && (programs.every((name) => onPath(name)) || installDebian(programs)) && !!onPath('podman')

/** The images that `deploy/Dockerfile` begins with. */
const nodeImage = 'docker.io/library/node:24-bookworm-slim'
const distrolessImage = 'gcr.io/distroless/cc-debian12:nonroot'

const log = (line: string) => console.log(`container: ${line}`)

/** Podman with the runtime that knows the control groups of older kernels too; what it writes. */
export function podman(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('podman', ['--runtime', 'runc', ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status) throw new Error(`podman ${args.join(' ')}: ${stderr.slice(-4000)}`)
  return stdout.trim()
}

/** Stands in for an image that only a registry has: a tree of Debian's packages. */
function debianImage(name: string, variant: 'minbase' | 'extract', packages: string[], folder: string) {
  const tree = join(folder, 'tree.tar')
  execFileSync('mmdebstrap', [`--variant=${variant}`, `--include=${packages.join()}`, 'bookworm', tree], { stdio: 'ignore' })
  podman('import', tree, name)
  rmSync(tree)
}

/** Makes them from Debian's packages, our pinned Node and the npm of this machine. */
function baseImages(folder: string): void {
  debianImage(distrolessImage, 'extract', ['libc6', 'libstdc++6', 'ca-certificates', 'base-files'], folder)
  debianImage('localhost/debian:bookworm', 'minbase', ['ca-certificates'], folder)
  copyFileSync(process.execPath, join(folder, 'node'))
  cpSync(resolve(realpathSync(onPath('npm')!), '../..'), join(folder, 'npm'), { recursive: true, dereference: true })
  // The network of this machine may need a certificate authority of its own.
  const authority = process.env.NODE_EXTRA_CA_CERTS
  writeFileSync(join(folder, 'authority.pem'), '')
  if (authority && existsSync(authority)) copyFileSync(authority, join(folder, 'authority.pem'))
  const lines = [
    'FROM localhost/debian:bookworm',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY authority.pem /etc/authority.pem',
    'ENV NODE_EXTRA_CA_CERTS=/etc/authority.pem npm_config_prefer_offline=true',
    'RUN for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js /usr/local/bin/$name; done',
  ]
  writeFileSync(join(folder, 'Containerfile'), lines.join('\n'))
  podman('build', '--network=host', '-t', nodeImage, folder)
}

/** The digest of an image that is on this machine. */
const readDigest = (image: string) => podman('image', 'inspect', '--format', '{{.Digest}}', image)

/** Builds the image of the site from the files as they are; its name. */
export function buildImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  try {
    log('making the images that it begins with ...')
    baseImages(folder)
    log('building ...')
    const file = join(root, 'deploy/Dockerfile')
    const image = 'localhost/site-under-test'
    // With the packages that npm has on this machine; the format that knows health checks.
    const settings = [
      '--network=host',
      '--pull=never',
      '--format=docker',
      // npm opens more files at once than Podman allows by default.
      '--ulimit=nofile=8192:8192',
      `--build-arg=NODE_DIGEST=${readDigest(nodeImage)}`,
      `--build-arg=DISTROLESS_DIGEST=${readDigest(distrolessImage)}`,
      '-v',
      `${execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()}:/root/.npm`,
    ]
    podman('build', ...settings, '--ignorefile', `${file}.dockerignore`, '-f', file, '-t', image, root)
    return image
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
