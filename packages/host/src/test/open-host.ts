import { createHost } from '../host.ts'
import { openNode } from '../node.ts'
import type { HostOptions } from '../options.ts'
import { readHostSettings } from '../settings/read.ts'

/** Input of a page in tests. */
export interface Visitor {
  query: URLSearchParams
}

type Options = HostOptions<string, Visitor>

/** A host with five languages, whose pages under `/search` depend on their query. */
export async function openHost({
  env = {},
  ...options
}: Partial<Omit<Options, 'pages' | 'content'>> & {
  env?: NodeJS.ProcessEnv
  pages: Options['pages']
  content?: Partial<Options['content']>
}) {
  const settings = readHostSettings(env)
  const content = { version: () => 'v1', ...options.content }
  const node = await openNode({ settings, version: content.version })
  return createHost<string, Visitor>({
    settings,
    node,
    texts: {
      languages: { active: ['en', 'nl', 'de'], defaultLocale: 'en', cookie: 'locale' },
      errorPage: (locale, status) => `<html lang="${locale}">${status}`,
    },
    ...options,
    content,
    pages: {
      readVisitor(c, path) {
        const query = new URL(c.req.url).searchParams
        return path.endsWith('/search') && query.size ? { query } : undefined
      },
      ...options.pages,
    },
  })
}
