import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ButtonVariant } from '../../contract/values.ts'
import { variants } from '../../elements/button/Button.css.ts'
import { fixtures } from './HomeHeader.fixtures.ts'
import { HomeHeader, type HomeHeaderProps } from './HomeHeader.tsx'

const complete = fixtures.complete.en
const html = (props: Partial<HomeHeaderProps>) => renderToStaticMarkup(<HomeHeader {...fixtures.minimal.en} {...props} />)
const findButtonClass = (variant?: ButtonVariant) =>
  /<a class="([^"]*)"/.exec(html({ action: { label: 'Explore', href: '/felt', variant } }))?.[1]

describe('HomeHeader', () => {
  it('shows the tagline as the heading of the page, at another level on request (BLK-home_header-01)', () => {
    expect(html({})).toMatch(/<h1[^>]*>(<span[^>]*>)+Quieter\.(<\/span>)+<\/h1>/)
    expect(html({ headingLevel: 2 })).toContain('<h2')
  })

  it('shows an intro only when one is given (BLK-home_header-02)', () => {
    expect(html({ intro: 'Felt.' })).toMatch(/<p[^>]*>Felt\.<\/p>/)
    expect(html({})).not.toMatch(/<p[ >]/)
  })

  it('shows a button only when one is given, with link and text (BLK-home_header-03)', () => {
    expect(html({ action: { label: 'Explore', href: '/felt' } })).toMatch(/<a [^>]*href="\/felt".*Explore/)
    expect(html({ action: { label: '', href: '/felt' } })).not.toContain('<a')
    expect(html({})).not.toContain('<a')
  })

  it('opens the button in a new tab only when its target is blank (BLK-home_header-04)', () => {
    const action = { label: 'Explore', href: '/felt' }
    expect(html({ action: { ...action, newTab: true } })).toContain('target="_blank" rel="noopener"')
    expect(html({ action })).not.toContain('target')
  })

  it('gives the button the look of its variant, the primary one where none is named', () => {
    for (const variant of ['primary', 'secondary', 'inverse'] as const)
      expect(findButtonClass(variant)).toContain(variants[variant])
    expect(findButtonClass()).toBe(findButtonClass('primary'))
  })

  it('shows the watch link only when the video has an id (BLK-home_header-09)', () => {
    expect(html({ video: complete.video })).toContain('watch video')
    expect(html({ video: { ...complete.video!, id: '' } })).not.toContain('watch video')
  })

  it('stands in the middle unless told otherwise (BLK-home_header-10)', () => {
    expect(html({})).toContain('data-align="center"')
    for (const alignment of ['left', 'right', 'justify'] as const) {
      expect(html({ alignment })).toContain(`data-align="${alignment}"`)
    }
  })

  it('offers the film as mp4, webm and ogg with a poster, muted and looped (BLK-home_header-12, BLK-home_header-13)', () => {
    const film = html({ backgroundVideo: { mp4: 'a.mp4', webm: 'a.webm', ogg: 'a.ogv', poster: 'a.webp' } })
    expect(film).toMatch(/data-webm="a.webm" data-mp4="a.mp4" data-ogg="a.ogv" data-poster="a.webp"/)
    expect(film).toMatch(/<video[^>]* muted=""[^>]* loop=""/)
  })

  it('shows a film only if a source has a url (BLK-home_header-15)', () => {
    expect(html({ backgroundVideo: { poster: 'a.webp' } })).not.toContain('<video')
    expect(html({ backgroundVideo: { ogg: 'a.ogv' } })).toContain('<video')
  })

  it('takes its texts from outside, key by key', () => {
    expect(html({ video: complete.video, messages: { watchVideo: 'Video ansehen' } })).toContain('Video ansehen')
  })
})
