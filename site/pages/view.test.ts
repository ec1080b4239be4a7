import { expect, it } from 'vitest'
import { toFamily } from '../cms/kinds/product.ts'
import { toJob } from '../cms/kinds/job.ts'
import jobView from './job/+view.ts'
import { productView } from './product/view.ts'

const item = { shell: {}, contentLocale: 'en', localizedSlugs: { type: 'job', slugs: { en: 'listener' } } }
const image = { id: 'ear', url: '/api/images/ear', alt: 'An ear', width: 1200, height: 630 }
const request = { locale: 'en', active: ['en'], baseUrl: 'https://brand.example', path: '/careers/listener', production: true }
const context = (data: object) => ({ data: { ...item, ...data }, request }) as never
const english = { locale: 'en', contentLocale: 'en' } as const
const preview = { title: 'Own title', description: 'Own words', image: expect.stringContaining('/ear?') }

it('a vacancy is described by its metadata, else by its title and intro (SEO-08)', () => {
  const withoutMetadata = {
    ctJobTitle: 'Listener',
    ctJobIntro: 'You hear it.',
    ctJobLocations: [],
    ctJobBody: [],
    ctJobMetadata: {},
  }
  const own = { ...withoutMetadata, ctJobMetadata: { title: 'Own title', description: 'Own words', image } }
  const job = (record: object) => context({ job: toJob({ ctJob: record } as never, english) })
  expect(jobView(job(own)).head.preview).toMatchObject(preview)
  expect(jobView(job(withoutMetadata)).head.preview).toMatchObject({ title: 'Listener', description: 'You hear it.' })
})

it('a family is described by its metadata, else by its name and first picture (SEO-08)', () => {
  const lists = Object.fromEntries(
    ['Typologies', 'Body', 'Models', 'Articles', 'Felts', 'Resources', 'Principles'].map((name) => [`ctFamily${name}`, []]),
  )
  const record = {
    id: 'rib',
    ctFamilyName: 'Rib',
    ctFamilySlug: 'rib',
    ctFamilyImage: image,
    ...lists,
    facts: [],
    performances: [],
  }
  const buildHead = (ctFamilyMetadata: object) => {
    const product = toFamily({ ...record, ctFamilyMetadata } as never, english)
    return productView(context({ product, designers: [], awards: [], others: [] })).head
  }
  expect(buildHead({ title: 'Own title', description: 'Own words', image }).preview).toMatchObject(preview)
  expect(buildHead({}).preview).toMatchObject({ title: 'Rib', image: expect.stringContaining('/ear?') })
})
