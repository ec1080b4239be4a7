/** Content from DatoCMS: the source, and readers of its webhooks and previews. */
export { datocmsSource, type DatocmsOptions, type DatocmsSource } from './source/index.ts'
export { readChange } from './source/webhook.ts'
export { previewedBy } from './source/previewed.ts'
