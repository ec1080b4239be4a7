import { apiPaths, mediaPaths } from '@brand/content'

/** Kinds of requests for the metrics, by what their path begins with, first match first. */
export const routeKinds = [
  [mediaPaths.images, 'image'],
  [apiPaths.inquiries, 'inquiry'],
  ['/api/', 'api'],
  ['/assets/', 'asset'],
  [mediaPaths.files, 'file'],
  [mediaPaths.downloads, 'file'],
] as const
