/**
 * The built site with an API that fails on demand, as a separate process: the first segment of a path selects the failure. The
 * API answers `/status-503` with that error and is out of reach for `/outage`. `/odd` has a page that no template can show, and
 * at `/worse` the error page fails too. The search always fails. It writes each page that it begins to render.
 */
import { ApiError, type PageAnswer } from '@brand/content'
import type { Snapshot } from '@brand/content-api'
import { readEnv } from '../../site/server/env.ts'
import { builtFolder } from '../../site/server/files.ts'
import { inProcess } from '../../site/request/in-process.ts'
import { createSite } from '../../site/host.ts'
import { builtFiles } from '../../packages/host/src/http/built-files.ts'

const { entry } = { entry: '../../site/dist/server/entry.mjs' }
await import(entry)
const env = readEnv()
let isWorse = false
const failing = () => Promise.reject(new Error('secret'))
const isFault = (slug: string) => /^(status-\d+|outage|odd|worse)$/.test(slug)

const { api, listen } = await createSite({
  env,
  files: (files) => files.get('/assets/*', builtFiles(builtFolder), (c) => c.notFound()),
  searchFor: () => ({ search: failing, searchFamilies: failing }),
  makeClient(api) {
    const client = inProcess(api)
    const { snapshot } = api
    // Without a record of its name, a page is missing before the API is asked for it.
    Object.assign(api, {
      snapshot() {
        const content = snapshot()
        const find: Snapshot['find'] = (type, slug, locale) => content.find(type, isFault(slug) ? 'home' : slug, locale)
        return { ...content, find }
      },
    })
    return {
      ...client,
      async page(ask) {
        const fault = ask.slug.replace(/^\//, '')
        // The shell of the error page requests pages too.
        if (!/^(contact|privacy|downloads)/.test(fault)) isWorse = fault === 'worse'
        if (fault.startsWith('status-')) throw new ApiError('The API says so', Number(fault.slice(7)))
        if (fault === 'outage' || isWorse) throw new Error('secret at /srv/secret.ts:1')
        console.log(`The page ${fault} is rendered`)
        const answer = await client.page({ ...ask, slug: fault === 'odd' ? 'home' : ask.slug })
        if (fault !== 'odd') return answer
        return {
          ...answer,
          localizedSlugs: { type: 'page', slugs: { [ask.locale]: 'odd' } },
          response: { ctPage: {} },
        } as PageAnswer
      },
      general: async (ask) => (isWorse ? ({} as never) : client.general(ask)),
    }
  },
})
await api.ready
await listen()
