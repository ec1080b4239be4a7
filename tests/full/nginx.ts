import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installDebian, onPath } from '../../scripts/debian.ts'

/** Debian keeps it where only root looks. */
const program = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find((file) => existsSync(file))

/** Whether nginx is there, or could be installed. */
export const hasNginx = (): boolean => program() !== undefined || (installDebian(['nginx-light']) && !!program())

/** The host of our files. */
export const host = 'www.example.com'

export interface Nginx {
  /** Everything that it has written, into any file. */
  written: () => string
  stop: () => Promise<void>
}

/** nginx as Debian sets it up, with one of our files, some texts replaced. A client may set its address in `X-Test-Client`. */
export async function startNginx(name: string, replaced: Record<string, string>): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const part of ['log', 'cache', 'tls']) mkdirSync(join(folder, part))
  const key = join(folder, 'tls/key.pem')
  const certificate = ['-keyout', key, '-out', join(folder, 'tls/fullchain.pem'), '-subj', `/CN=${host}`]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], { stdio: 'ignore' })
  let site = readFileSync(resolve(import.meta.dirname, '../../deploy', name), 'utf8')
  const places = { '/var/log/nginx': 'log', '/var/cache/nginx': 'cache', '/etc/ssl/site': 'tls' }
  for (const [place, part] of Object.entries(places)) site = site.replaceAll(place, join(folder, part))
  for (const [text, other] of Object.entries(replaced)) {
    if (!site.includes(text)) throw new Error(`deploy/${name} has no "${text}"`)
    site = site.replaceAll(text, other)
  }
  const debian = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/log/error.log;
    events {}
    http {
      access_log ${folder}/log/access.log;
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Test-Client;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/cache/${kind};`).join('\n')}
      ${site}
    }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, debian)
  const child: ChildProcess = spawn(program()!, ['-c', file, '-p', folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += text))
  for (const end = Date.now() + 30_000; !existsSync(join(folder, 'pid')); await new Promise((go) => setTimeout(go, 50)))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`nginx did not start:\n${output}`)
  const logs = () => readdirSync(join(folder, 'log')).map((log) => readFileSync(join(folder, 'log', log), 'utf8'))
  return {
    written: () => [output, ...logs()].join('\n'),
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Said {
  /** 0 where the connection was closed without an answer. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Asks for a target as it is written, of our host unless a header names another. */
export const ask = (url: string, target: string, { method = 'GET', headers = {}, body }: AskOptions = {}) =>
  new Promise<Said>((done) => {
    const { protocol, hostname, port } = new URL(url)
    const all = { host, accept: 'text/html', ...headers }
    const request = (protocol === 'https:' ? requestTls : requestPlain)(
      { hostname, port, path: target, method, headers: all, servername: all.host, rejectUnauthorized: false },
      (answer) => {
        let text = ''
        answer.on('data', (data) => (text += data))
        answer.on('close', () => done({ status: answer.statusCode!, headers: answer.headers, body: text }))
      },
    )
    request.on('error', () => done({ status: 0, headers: {}, body: '' }))
    request.end(body)
  })
