/** Content from DatoCMS: the source, and what its webhooks and previews say. */
export { datocmsSource, type DatocmsOptions, type DatocmsSource } from './source/index.ts'
export { changeOf } from './source/webhook.ts'
export { previewedBy } from './source/previewed.ts'
