import { fileURLToPath } from 'node:url'
import { parseActiveLocales, type Locale } from '@brand/content'

/** What the environment decides. Read once, at start. */
export interface Env {
  /** `true` only with `SITE_ENV=production`: pages may be indexed and carry no debug attributes (SEO-04, PAGE-20). */
  production: boolean
  /** `BASE_URL`: address of the site without a trailing slash. Request headers never decide it. */
  baseUrl: string
  /** `HOST` to listen on. Default `localhost`. */
  host: string
  /** `PORT` to listen on. Default 3000. */
  port: number
  /** `CONTENT_DIR`: folder of the records. Default: the demo content. */
  contentDir: string | undefined
  /** `LOCALES`: the active ones, comma-separated. Default: all (LOC-02). */
  locales: Locale[]
  /** `CACHE_DIR`: folder for encoded images. */
  cacheDir: string
}

export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const host = env.HOST || 'localhost'
  const port = Number(env.PORT || 3000)
  return {
    production: env.SITE_ENV === 'production',
    baseUrl: (env.BASE_URL || `http://${host}:${port}`).replace(/\/+$/, ''),
    host,
    port,
    contentDir: env.CONTENT_DIR || undefined,
    locales: parseActiveLocales(env.LOCALES),
    cacheDir: env.CACHE_DIR || fileURLToPath(new URL('../.cache', import.meta.url)),
  }
}
