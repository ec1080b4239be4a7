// @vitest-environment jsdom
import type { Block } from '@brand/content'
import { expect, it } from 'vitest'
import { renderBlocks } from './BlockList.tsx'

const picture = (id: string) => ({
  id,
  url: `/api/images/${id}`,
  alt: id,
  width: 1920,
  height: 1080,
  focalPoint: null,
  color: null,
})
const button = { cbButtonText: 'Read on', cbButtonLink: '/about', cbButtonTarget: '_blank', cbButtonColor: 'yellow' }

/** A record of each block, and the texts, pictures and links that its HTML must have. */
const cases: [title: string, record: object, texts: string[], pictures: string[], links: string[]][] = [
  [
    'a static header (BLK-static_header-01)',
    {
      type: 'cb_static_header',
      cbStaticHeaderTitle: 'Quiet rooms',
      cbStaticHeaderText: 'A lead.',
      cbStaticHeaderImage: picture('hall'),
    },
    ['Quiet rooms', 'A lead.'],
    ['hall'],
    [],
  ],
  [
    'a picture beside a text (BLK-image_text-01)',
    { type: 'cb_image_text', cbImageTextHtml: '<p>Felt.</p>', cbImageTextImage: picture('roll'), cbImageTextCaption: 'A roll' },
    ['Felt.', 'A roll'],
    ['roll'],
    [],
  ],
  [
    'a topic teaser (BLK-topic_teaser-08)',
    {
      type: 'cb_topic_teaser',
      cbTopicTeaserTitle: 'Echo',
      cbTopicTeaserTagline: 'Guides',
      cbTopicTeaserDescription: '<p>Where it comes from.</p>',
      cbTopicTeaserCta: button,
      cbTopicTeaserImage: picture('room'),
    },
    ['Echo', 'Guides', 'Where it comes from.', 'Read on'],
    ['room'],
    ['/about'],
  ],
  [
    'a hero (BLK-hero-01)',
    { type: 'cb_hero', cbHeroTitle: 'Louder', cbHeroText: 'Than felt.', cbHeroImage: picture('booth'), cbHeroButton: button },
    ['Louder', 'Than felt.', 'Read on'],
    ['booth'],
    ['/about'],
  ],
  [
    'a grid of pictures (BLK-image_grid-04)',
    {
      type: 'cb_image_grid',
      cbImageGridColumns: 2,
      cbImageGridImages: ['one', 'two'].map((id) => ({ cbImageGridItemImage: picture(id), cbImageGridItemCaption: `No. ${id}` })),
    },
    ['No. one', 'No. two'],
    ['one', 'two'],
    [],
  ],
  [
    'a gallery (BLK-image_gallery-01)',
    {
      type: 'cb_image_gallery',
      cbImageGalleryImages: ['one', 'two'].map((id) => ({
        cbImageGalleryItemImage: picture(id),
        cbImageGalleryItemCaption: `No. ${id}`,
      })),
    },
    ['No. one', 'No. two'],
    ['one', 'two'],
    ['/api/images/one?w=1280&fit=max', '/api/images/two?w=1280&fit=max'],
  ],
  [
    'a film with its still and its captions (BLK-video_player-01)',
    {
      type: 'cb_video_player',
      cbVideoPlayerVideo: {
        provider: 'file',
        providerUid: '/media/film.mp4',
        url: '/media/film.mp4',
        captions: [{ lang: 'fr', file: '/media/film-fr.vtt' }],
      },
      cbVideoPlayerPoster: picture('still'),
      cbVideoPlayerCaption: 'Five rooms',
    },
    ['Play video', 'Five rooms', '"captions":[{"lang":"fr","src":"/media/film-fr.vtt"}]'],
    ['still'],
    ['/media/film.mp4'],
  ],
]

it.each(cases)('renders %s from its record', (title, record, texts, pictures, links) => {
  const page = document.createElement('main')
  page.innerHTML = renderBlocks({
    blocks: [{ id: 'b', ...record } as unknown as Block],
    locale: 'en',
    contentLocale: 'en',
    debug: true,
  })
  const text = page.textContent.replaceAll(/\s+/g, ' ')
  for (const expected of texts) expect(text).toContain(expected)
  expect([...page.querySelectorAll('img')].map((image) => image.alt)).toEqual(pictures)
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links)
  const isInLayout = page.querySelector('[data-l]') !== null
  expect(isInLayout).toBe(!title.includes('static_header'))
})
