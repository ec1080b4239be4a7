import { embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { contentFolder, picture } from '../src/test/content-folder.ts'
import { startStandIn } from './index.ts'
import { createThumb } from './thumb.ts'

const header = 'data:image/jpeg;base64,'

it('answers previews as the CMS does: JPEGs of 24 pixels and 450 to 511 characters (DRV-16)', async () => {
  const previews = Object.values(embeddedSource(demoContent).assets()).map(({ preview }) => preview)
  const thumbs = await Promise.all([undefined, ...previews].map(createThumb))
  const lengths = thumbs.map(({ length }) => length)
  expect([Math.min(...lengths) >= 450, Math.max(...lengths) <= 511]).toEqual([true, true])
  for (const thumb of thumbs.slice(0, 20)) {
    const { data, info } = await sharp(Buffer.from(thumb.slice(header.length), 'base64')).toBuffer({ resolveWithObject: true })
    expect([info.format, Math.max(info.width, info.height), data.length > 0]).toEqual(['jpeg', 24, true])
  }
})

it('answers what the CMS answers of a picture: upper-case colours, and custom data that is empty (DRV-16)', async () => {
  const { folder, write } = await contentFolder()
  await picture(folder)
  const pictures = { image: 'room' }
  await write('records/page/home.json', {
    ctPageSlug: 'home',
    ctPageBody: [{ type: 'cb_image_grid', cbImageGridImages: [{ cbImageGridItemImage: pictures }] }],
  })
  const standIn = await startStandIn({ folder, token: 'a' })
  onTestFinished(standIn.close)
  const asked = '{ cbImageGridImages { cbImageGridItemImage { colors { hex } customData blurUpThumb } } }'
  const query = `{ page(filter: { id: { eq: "home" } }) { ctPageBody { ... on CbImageGridRecord ${asked} } } }`
  const answer = await fetch(standIn.endpoint, {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: JSON.stringify({ query }),
  })
  expect(await answer.json()).toMatchObject({
    data: {
      page: {
        ctPageBody: [
          {
            cbImageGridImages: [
              {
                cbImageGridItemImage: {
                  colors: [{ hex: '#0000FF' }],
                  customData: {},
                  blurUpThumb: expect.stringContaining(header) as string,
                },
              },
            ],
          },
        ],
      },
    },
  })
})
