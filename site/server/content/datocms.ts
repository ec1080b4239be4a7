import { join } from 'node:path'
import { assetVersion } from '@brand/content'
import { readAssets } from '@brand/content-api'
import { readChange, datocmsSource, previewedBy } from '@brand/datocms'
import { type ProxyTrust, remoteImages } from '@brand/host'
import type { Env } from '../env.ts'
import { cmsCalls } from '../http/body-limits.ts'
import { contentImages } from './content-images.ts'
import type { Content } from './content.ts'
import { webhookRoute } from './webhook.ts'

/** Content from DatoCMS. Films, files and pictures of the site's own stay in its folder; other pictures come from the CMS, once. */
export function openDatocms(
  { token, endpoint, environment, editingUrl, webhookSecrets, pollSeconds }: NonNullable<Env['datocms']>,
  { env, trust, folder }: { env: Env; trust: ProxyTrust; folder: string },
): Omit<Content, 'folder'> {
  const source = datocmsSource({
    token,
    endpoint,
    environment,
    editingUrl,
    pollEvery: pollSeconds * 1_000,
    imageHost: env.imageHost,
    folder: join(env.dataDir, 'content'),
  })
  const find = (id: string) => {
    const master = source.master(id)
    return master && { ...master, version: assetVersion({ file: '', color: 'transparent', ...master }) }
  }
  const remote = remoteImages({ find, folder: join(env.cacheDir, 'originals'), endpoint })
  const assets = readAssets(folder, {}, () => {})
  const own = contentImages(folder, () => assets)
  return {
    source,
    picture: (id) => remote(id) ?? own(id),
    isStale: source.isStale,
    problem: source.problem,
    previewed: previewedBy,
    webhook:
      webhookSecrets &&
      webhookRoute(cmsCalls.webhook, {
        secrets: webhookSecrets,
        trust,
        take(body) {
          const change = readChange(body, environment)
          if (change) source.changed(change)
          return change !== undefined
        },
      }),
  }
}
