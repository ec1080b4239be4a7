import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InDepthInfo, type InDepthInfoProps } from './InDepthInfo.tsx'

const html = (props: Partial<InDepthInfoProps>) => renderToStaticMarkup(<InDepthInfo title="Six layers" {...props} />)
const image = { src: '/layers.webp', alt: 'Layers', width: 700, height: 788 }

it('shows either a picture or a film, which has the picture behind it, loaded lazily (BLK-in_depth_info-02, IMG-05)', () => {
  expect(html({ image })).toMatch(/<img/)
  const film = html({ image, video: { mp4: '/film.mp4' } })
  expect(film).not.toContain('alt="Layers"')
  expect(film).toMatch(
    /<img [^>]*src="\/layers.webp" alt="" loading="lazy"\/><\/picture><video [^>]*controls="".* aria-label="Six layers"><source src="\/film.mp4" type="video\/mp4"/,
  )
  expect(html({ image, video: { poster: '/still.webp' } })).toContain('<img')
  expect(html({})).not.toMatch(/<img|<video/)
})

it('shows subtitle, properties and text only when they are given (BLK-in_depth_info-01, -03, -04)', () => {
  expect(html({})).not.toMatch(/<p|<dl/)
  const whole = html({ subtitle: 'Wool outside', properties: [{ key: 'Weight', value: '2 kg' }], bodyHtml: '<p>Demo data</p>' })
  for (const part of ['Wool outside', '>Weight</dt>', '>2 kg</dd>', '<p>Demo data</p>']) expect(whole).toContain(part)
})

it('applies background and text colour where the text is legible (BLK-in_depth_info-05)', () => {
  expect(html({ backgroundColor: '#1f3b2d', textColor: '#ffe800' })).toContain('--b-field:#1f3b2d;--b-on-field:#ffe800')
  expect(html({ backgroundColor: '#ffe800', textColor: '#ffffff' })).toContain('--b-on-field:#111111')
  expect(html({ textColor: '#ffe800' })).not.toContain('--b-field')
})
