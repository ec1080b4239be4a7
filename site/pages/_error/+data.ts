import type { General } from '@brand/content'
import type { PageContextServer } from 'vike/types'

/** The menus; without them when they are what could not be loaded. */
export async function data({ site: { client, locale } }: PageContextServer): Promise<{ general: General }> {
  return { general: await client.general({ locale }).catch(() => ({ menus: [], socials: [] })) }
}
