import { createSnapshot, problemLine } from '@brand/content-api'
import { expect, it } from 'vitest'
import { blocksByKey, recordsByKey } from '../models/index.ts'
import { readAnswer, toSourceRecord } from './stored-record.ts'

const jpeg = (length: number) => 'data:image/jpeg;base64,'.padEnd(length, 'A')

/** Reads a page with a picture as the CMS answers it; returns the picture, and the lines for the log. */
function readPage(picture: object) {
  const model = recordsByKey.get('page')!
  const asset = { id: 'room', url: 'https://cms.example/room.png', width: 160, height: 80, alt: 'A room', ...picture }
  const [entry] = blocksByKey.get('cb_image_grid')!.fields.find(({ name }) => name === 'cbImageGridImages')!.models!
  const images = [{ _modelApiKey: entry, cbImageGridItemImage: asset, cbImageGridItemCaption: 'A room' }]
  const block = { id: 'home-1', _modelApiKey: 'cb_image_grid', cbImageGridImages: images }
  const found = { id: 'home', _locales: ['en'], ctPageSlug: 'home', ctPageBody: [block] }
  const records = [...readAnswer(model, { in_en: [found] }, ['en'], new Map()).values()].map((record) =>
    toSourceRecord(model, record),
  )
  const snapshot = createSnapshot({ records, problems: [] }, { locales: ['en'], drafts: false, surfaces: [] })
  const { item } = snapshot.byId('page', 'home', 'en')!
  const [grid] = item.content.get('en')!['ctPageBody'] as { cbImageGridImages: { cbImageGridItemImage: object }[] }[]
  return { image: grid!.cbImageGridImages[0]!.cbImageGridItemImage, lines: snapshot.problems.map(problemLine) }
}

it.each([455, 511, 1_003, 1_500])('keeps a preview of %i characters (DRV-16)', (length) => {
  const { image, lines } = readPage({ blurUpThumb: jpeg(length) })
  expect([image, lines]).toMatchObject([{ preview: jpeg(length) }, []])
})

it.each([jpeg(1_501), 'data:image/svg+xml;base64,AAAA', 'https://cms.example/small.jpg'])(
  'leaves a preview out that cannot be shown, and says of which record: %# (DRV-16)',
  (blurUpThumb) => {
    const { image, lines } = readPage({ blurUpThumb })
    expect(image).not.toHaveProperty('preview')
    expect(lines).toEqual([expect.stringMatching(/page\/home.*preview/)])
  },
)

it('takes colours in any case, and no custom data (DRV-16)', () => {
  const colors = [{ hex: '#A0B1C2' }]
  for (const customData of [{}, null])
    expect(readPage({ colors, customData })).toMatchObject({ image: { color: '#a0b1c2' }, lines: [] })
  for (const color of ['transparent', '#A0B1C2'])
    expect(readPage({ colors: [], customData: { color } })).toMatchObject({ image: { color: color.toLowerCase() }, lines: [] })
})
