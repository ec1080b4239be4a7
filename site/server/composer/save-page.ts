/**
 * Saves pages of the Composer, an editor in Storybook, into the content folder. Only the development server has it, and it answers
 * this machine only.
 */
import { lstat, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { segment, type Locale } from '@brand/content'
import { createSnapshot, embeddedSource, problemLine } from '@brand/content-api'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { format, resolveConfig } from 'prettier'
import { composedPage, newPage, withComposed } from '../../cms/composed-page.ts'
import { isLocal } from './is-local.ts'

interface Options {
  /** The content folder; `undefined` where pages are in a CMS. */
  folder: string | undefined
  /** Languages in which a saved page is checked. */
  active: readonly Locale[]
  /** Surfaces that the brand has. */
  surfaces: readonly string[]
}

/** Below this path the development server takes pages. */
export const composerPath = '/composer/'

const limited = bodyLimit({ maxSize: 2 ** 20, onError: (c) => c.text('The page is too large.', 413) })

/** A name of a file that leads nowhere else. */
const pageName = segment()

/** What there is of a page, or what a new one begins with. Only a regular file is read, and later written. */
async function recordAt(file: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const stats = await lstat(file).catch(() => undefined)
  if (stats && !stats.isFile()) throw new Error(`records/page/${name}.json is no regular file.`)
  return stats ? JSON.parse(await readFile(file, 'utf8')) : newPage(name)
}

/** An app with the one call `PUT /composer/pages/<name>`. It answers with what the content says of the page, in words. */
export function createPageWriter({ folder, active, surfaces }: Options): Hono {
  async function problemsOf(folder: string, file: string): Promise<string[]> {
    const loaded = await embeddedSource(folder).load({ drafts: false, locales: active })
    const { problems } = createSnapshot(loaded, { locales: active, drafts: false, surfaces })
    return problems.filter((problem) => problem.file === file).map(problemLine)
  }

  const app = new Hono()
  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (!isLocal(c)) return c.text('Pages are saved on this machine only.', 403)
    c.header('Access-Control-Allow-Origin', c.req.header('origin')!)
    c.header('Vary', 'Origin')
    if (c.req.method === 'OPTIONS')
      return c.body(null, 204, { 'Access-Control-Allow-Methods': 'PUT', 'Access-Control-Allow-Headers': 'Content-Type' })
    return next()
  })
  app.put(`${composerPath}pages/:name`, limited, async (c) => {
    if (folder === undefined) return c.text('The pages of this site are in the CMS: write this one there.', 409)
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.text('A page is sent as JSON.', 415)
    const name = pageName.safeParse(c.req.param('name'))
    const page = composedPage.safeParse(await c.req.json().catch(() => undefined))
    const problem = (name.error ?? page.error)?.issues[0]
    if (!name.success || !page.success) return c.text(problem!.message, 400)
    const file = `records/page/${name.data}.json`
    const path = join(folder, file)
    const text = JSON.stringify(withComposed(await recordAt(path, name.data), page.data), null, 2)
    await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
    const problems = await problemsOf(folder, file)
    return c.text([`Saved ${file}.`, ...problems].join('\n'))
  })
  app.onError((error, c) => c.text(error.message, 500))
  return app
}
