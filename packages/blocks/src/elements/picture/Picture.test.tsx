import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Picture, type PictureProps } from './Picture.tsx'

const image = { src: 'a.jpg', srcset: 'a.jpg 480w', alt: 'Felt', width: 480, height: 320 }
const html = (props: Partial<PictureProps>) => renderToStaticMarkup(<Picture image={image} {...props} />)

it('loads lazily and keeps its place', () => {
  expect(html({})).toContain('loading="lazy"')
  expect(html({})).toContain('width="480" height="320"')
  expect(html({})).toContain('decoding="async"')
})

it('loads at once and first when it is the first picture of a page', () => {
  const first = html({ priority: true })
  expect(first).toContain('loading="eager"')
  expect(first.toLowerCase()).toContain('fetchpriority="high"')
})

it('offers other crops before its own', () => {
  const sources = [{ media: '(max-width: 767px)', srcset: 'b.jpg 480w', width: 480, height: 700 }]
  expect(html({ image: { ...image, sources } })).toMatch(/<source media="\(max-width: 767px\)".*<img/)
})

it('is drawn by the component of a framework where there is one', async () => {
  vi.resetModules()
  const { Picture: Own, setImageComponent } = await import('../index.ts')
  setImageComponent(({ srcSet, alt, ...image }) => <img {...image} alt={alt} data-loader={srcSet} />)
  const drawn = renderToStaticMarkup(<Own image={image} priority />)
  expect(drawn).toMatch(/^<picture[^>]*><img [^>]*src="a.jpg"[^>]* data-loader="a.jpg 480w"/)
  expect(drawn).toContain('loading="eager"')
})

it('crops around the focal point and shows the dominant colour until it is there', () => {
  const style = html({ image: { ...image, focal: { x: 0.25, y: 1 }, color: '#b8a898' }, ratio: '1:1' })
  expect(style).toContain('data-ratio="1:1"')
  expect(style).toContain('object-position:25% 100%')
  expect(style).toContain('background-color:#b8a898')
})

const preview = 'data:image/webp;base64,UklGRg=='

it('shows the preview until the picture is there, cropped as the picture will be', () => {
  const style = html({ image: { ...image, preview, focal: { x: 0.25, y: 1 }, color: '#b8a898' }, priority: true })
  expect(style).toContain(`background-image:url(${preview});background-position:25% 100%`)
  expect(html({ image: { ...image, focal: { x: 0, y: 0 } }, priority: true })).not.toContain('background-position')
})

it('shows the colour alone until a picture further down is there', () => {
  expect(html({ image: { ...image, preview, color: '#b8a898' } })).toMatch(/style="background-color:#b8a898"/)
})

it('lets nothing stand behind a transparent picture, its preview neither (DRV-16)', () => {
  expect(html({ image: { ...image, color: 'transparent' } })).toContain('background-color:transparent')
  expect(html({ image: { ...image, preview, color: 'transparent' }, priority: true })).not.toContain('background-image')
})

it.each([
  'https://elsewhere.example/a.webp',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PHA+',
  `${preview});color:url(x`,
  `${preview}"onload="x`,
])('takes no preview from %s', (address) => {
  expect(html({ image: { ...image, preview: address }, priority: true })).not.toContain('background-image')
})

it('lets no colour carry other styles, and shows nothing without an address', () => {
  expect(html({ image: { ...image, color: 'red;position:fixed' } })).not.toContain('fixed')
  expect(html({ image: { ...image, src: '' } })).toBe('')
})
