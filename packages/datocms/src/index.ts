/** Content from DatoCMS: the source, and what a webhook of the CMS says. */
export { datocmsSource, type DatocmsOptions, type DatocmsSource } from './source/index.ts'
export { changeOf } from './source/webhook.ts'
