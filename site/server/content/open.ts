import { embeddedSource } from '@brand/content-api'
import type { ProxyTrust } from '@brand/host'
import { demoContent } from '@brand/demo-content'
import type { Env } from '../env.ts'
import { contentImages } from './content-images.ts'
import type { Content } from './content.ts'

/** Opens the content that the settings name. The modules for a CMS are loaded only where there is one. */
export async function openContent(env: Env, trust: ProxyTrust): Promise<Content> {
  const folder = env.contentDir ?? demoContent
  if (env.datocms) {
    const { openDatocms } = await import('./datocms.ts')
    return { folder, ...openDatocms(env.datocms, { env, trust, folder }) }
  }
  const source = embeddedSource(folder)
  return { source, folder, picture: contentImages(folder, source.assets) }
}
