import {
  contracts,
  field,
  homeHeader,
  imageGallery,
  imageGrid,
  imageText,
  inDepthInfo,
  quote,
  text,
  topicTeaser,
  wireName,
  type Contract,
  type GroupField,
} from '@brand/blocks/contracts'
import type { ImageRecord } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { allowedSizes, imagesIn } from './image-sizes.ts'
import { imageValue, toProps } from './to-props.ts'

const hall: ImageRecord = {
  id: 'hall',
  url: '/api/images/hall',
  alt: 'A hall',
  width: 1920,
  height: 1080,
  focalPoint: { x: 0.7, y: 0.4 },
  color: '#203528',
}
const film = { provider: 'youtube', providerUid: 'abc-123_x', url: '', title: 'A film' }

const english = { locale: 'en', contentLocale: 'en' } as const
const german = { locale: 'de', contentLocale: 'de' } as const
const link = (value: object) => toProps(homeHeader, { cbHomeHeaderVideo: value }, english).video

describe('a record becomes props by its contract', () => {
  it('names every prop by the contract’s own table (OR-85)', () => {
    for (const contract of contracts) {
      const wire = Object.keys(contract.fields).map((prop) => wireName(contract, prop))
      expect(new Set(wire).size).toBe(wire.length)
    }
    const record = { id: '1', type: 'cb_quote', cbQuoteText: 'Hush', cbQuoteQuotee: 'Ines', cbQuoteSurface: 'sky' }
    expect(toProps(quote, record, english)).toEqual({ text: 'Hush', author: 'Ines', surface: 'sky' })
  })

  it('leaves out missing and null values, and replaces an unknown choice by the default', () => {
    const props = toProps(text, { cbTextHtml: '<p>x</p>', cbTextAlignment: 'diagonal' }, english)
    expect(props).toEqual({ bodyHtml: '<p>x</p>', alignment: 'left' })
    expect(toProps(quote, { cbQuoteText: 'x', cbQuotePortrait: null }, english)).toEqual({ text: 'x' })
  })

  it('maps a button with its colour and target (BLK-home_header-04, BLK-home_header-08)', () => {
    const action = { cbButtonText: 'Go', cbButtonLink: '/go', cbButtonTarget: '_blank', cbButtonColor: 'black' }
    expect(toProps(homeHeader, { cbHomeHeaderButton: action }, english).action).toEqual({
      label: 'Go',
      href: '/go',
      newTab: true,
      variant: 'inverse',
    })
  })

  it('gives a film a link to its provider where the record has none (BLK-home_header-09, BLK-home_header-17)', () => {
    expect(link(film)).toEqual({
      provider: 'youtube',
      id: 'abc-123_x',
      title: 'A film',
      href: 'https://www.youtube.com/watch?v=abc-123_x',
    })
    expect(link({ ...film, provider: 'vimeo', providerUid: '76979871' })).toMatchObject({ href: 'https://vimeo.com/76979871' })
    expect(link({ ...film, provider: 'file', providerUid: '/media/film.mp4' })).toMatchObject({ href: '/media/film.mp4' })
    expect(link({ ...film, url: 'https://films.example/1' })).toMatchObject({ href: 'https://films.example/1' })
  })

  it('gives a background film its sources and a poster of an offered size', () => {
    const video = { mp4: '/media/a.mp4', webm: '/media/a.webm', poster: hall }
    expect(toProps(homeHeader, { cbHomeHeaderBackgroundVideo: video }, english).backgroundVideo).toEqual({
      mp4: '/media/a.mp4',
      webm: '/media/a.webm',
      poster: '/api/images/hall?w=1280&fit=max',
    })
  })

  it('leaves the soft hyphens of an editor in visible titles only (SEO-09)', () => {
    const word = 'Raumakustik\u00adverbesserung'
    expect(toProps(homeHeader, { cbHomeHeaderTagline: word }, german).tagline).toBe(word)
    expect(toProps(quote, { cbQuoteText: word }, german).text).toBe('Raumakustikverbesserung')
  })
})

describe('lists, groups, colours and flags', () => {
  it('names the fields of a group by block and group, and keeps the order of a list (BLK-in_depth_info-03)', () => {
    const properties = [
      { cbInDepthInfoPropertyKey: 'Weight', cbInDepthInfoPropertyValue: '2.1 kg' },
      { cbInDepthInfoPropertyKey: 'Light', cbInDepthInfoPropertyValue: '2100 lm' },
    ]
    expect(toProps(inDepthInfo, { cbInDepthInfoProperties: properties }, english).properties).toEqual([
      { key: 'Weight', value: '2.1 kg' },
      { key: 'Light', value: '2100 lm' },
    ])
  })

  it('turns the colours of the CMS into #rrggbb (BLK-in_depth_info-05)', () => {
    const record = {
      cbInDepthInfoBackgroundColor: { cssRgb: 'rgb(31, 59, 45)' },
      cbInDepthInfoTextColor: { cssRgb: 'rgba(0 255 9 / 100%)' },
    }
    expect(toProps(inDepthInfo, record, english)).toEqual({ backgroundColor: '#1f3b2d', textColor: '#00ff09' })
  })

  it('turns left and right into the start and the end of a line (BLK-topic_teaser-07, OR-100)', () => {
    expect(toProps(topicTeaser, { cbTopicTeaserImageSide: 'left' }, english)).toEqual({ imageSide: 'start' })
    expect(toProps(imageText, { cbImageTextImageSide: 'right' }, english)).toEqual({ imageSide: 'end' })
  })

  it('names the fields of a group for each contract that shares it, and for each group that shares its fields (OR-85)', () => {
    const fields = { key: field.text({ max: 40, help: 'A name.' }) }
    const fact = field.group({ name: 'fact', help: 'A fact.', fields })
    const note = field.group({ name: 'note', help: 'A note.', fields })
    const sharing = (type: `cb_${string}`, group: GroupField): Contract => ({ ...quote, type, fields: { one: group } })
    for (const [contract, wire] of [
      [sharing('cb_first', fact), 'cbFirstFactKey'],
      [sharing('cb_second', fact), 'cbSecondFactKey'],
      [sharing('cb_second', note), 'cbSecondNoteKey'],
    ] as const)
      expect(toProps(contract, { [wireName(contract, 'one')]: { [wire]: 'Weight' } }, english)).toEqual({
        one: { key: 'Weight' },
      })
  })

  it('requests the pictures of a grid in 900, and in 1800 for dense screens: portrait; landscape and half as wide for phones (BLK-image_grid-03)', () => {
    const record = { cbImageGridImages: [{ cbImageGridItemImage: hall }], cbImageGridColumns: 2 }
    const { images, columns } = toProps(imageGrid, record, english)
    expect(columns).toBe(2)
    expect(images).toMatchObject([
      {
        image: {
          srcset: '/api/images/hall?w=900&h=1080&fit=crop 1x, /api/images/hall?w=1800&h=2160&fit=crop 2x',
          sources: [
            {
              media: 'not all and (min-width: 30em)',
              srcset: '/api/images/hall?w=480&h=384&fit=crop 1x, /api/images/hall?w=900&h=720&fit=crop 2x',
            },
          ],
        },
      },
    ])
  })
})

describe('pictures', () => {
  it('carry colour and preview to the block, and the version in every address', () => {
    const preview = 'data:image/webp;base64,UklGRg=='
    const image = imageValue({ ...hall, url: '/api/images/hall/0123abcd-700-400', preview }, homeHeader.fields.image)
    expect(image).toMatchObject({ color: '#203528', preview })
    const addresses = [image.src, image.srcset, ...image.sources!.map(({ srcset }) => srcset)].join(', ').split(', ')
    for (const address of addresses) expect(address).toMatch(/^\/api\/images\/hall\/0123abcd-700-400\?w=/)
  })

  it('offers the home header in 480 (cropped to 480x700), 1280 and 2400 (BLK-home_header-18)', () => {
    const image = imageValue({ ...hall, width: 3000, height: 2000 }, homeHeader.fields.image)
    expect(image.srcset).toBe('/api/images/hall?w=1280&fit=max 1280w, /api/images/hall?w=2400&fit=max 2400w')
    expect(image.sources?.[0]).toEqual({
      media: 'not all and (min-width: 48em)',
      srcset: '/api/images/hall?w=480&h=700&fit=crop 480w, /api/images/hall?w=960&h=1400&fit=crop 960w',
      width: 480,
      height: 700,
    })
    expect(image).toMatchObject({ width: 3000, height: 2000, alt: 'A hall', focal: { x: 0.7, y: 0.4 }, color: '#203528' })
  })

  it('names the widest candidate by the width that the picture really has', () => {
    expect(imageValue(hall, homeHeader.fields.image).srcset).toMatch(/w=2400&fit=max 1920w$/)
    const small = imageValue({ ...hall, width: 400, height: 300 }, imageText.fields.image)
    expect(small.srcset).toBe('/api/images/hall?w=480&fit=max 400w')
  })

  it('crops a gallery differently at each width, and offers the whole picture for the full view (BLK-image_gallery-04, OR-35)', () => {
    const { image } = imageGallery.fields.images.of.fields
    const value = imageValue(hall, image)
    expect(value.srcset).toBe(
      '/api/images/hall?w=200&h=400&fit=crop 200w, /api/images/hall?w=600&h=600&fit=crop 600w, /api/images/hall?w=1200&h=800&fit=crop 1200w',
    )
    expect(value.large).toEqual({
      src: '/api/images/hall?w=1280&fit=max',
      srcset: '/api/images/hall?w=1280&fit=max 1280w, /api/images/hall?w=1920&fit=max 1920w',
      width: 1920,
      height: 1080,
    })
  })

  it('requests only sizes that the server offers (IMG-06)', () => {
    const offered = allowedSizes(contracts)
    for (const contract of contracts) {
      for (const field of imagesIn(Object.values(contract.fields))) {
        const { src, srcset, large, sources = [] } = imageValue(hall, field)
        const addresses = [src, srcset, large?.src, large?.srcset, ...sources.map((source) => source.srcset)]
          .join(', ')
          .split(/, | /)
        for (const [, w, h = ''] of addresses.join(' ').matchAll(/\?w=(\d+)(?:&h=(\d+))?/g))
          expect(offered).toContain(`${w}x${h}`)
      }
    }
  })
})
