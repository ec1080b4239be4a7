import { apiPaths, mediaPaths } from '@brand/content'

/** Kinds of requests by what their path begins with, first match first. */
const kinds = [
  [mediaPaths.images, 'image'],
  [apiPaths.inquiries, 'inquiry'],
  ['/api/', 'api'],
  ['/assets/', 'asset'],
  [mediaPaths.files, 'file'],
  [mediaPaths.downloads, 'file'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
] as const

/** Kinds of requests; the number of series depends on them. */
type KindOfRoute = (typeof kinds)[number][1] | 'page' | 'other'

/** The kind of a request by its target. Whatever has no other is a page, also one that is not there. */
export function kindOfRoute(target: string): KindOfRoute {
  const kind = kinds.find(([start]) => target.startsWith(start))?.[1]
  return kind ?? (/^\/[^?]*\.\w+(?:\?|$)/.test(target) ? 'other' : 'page')
}
