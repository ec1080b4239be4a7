/** Content of the page, as a consumer's own data. The apps import it as `content.ts`. */
import type { ImageValue } from '@brand/blocks/contracts'
import type { LocaleLink, MenuItem, Social } from '@brand/blocks/navigation'

const picture = (name: string, width: number, height: number, alt: string, color: string): ImageValue => ({
  src: `/fixtures/${name}-${width}.webp`,
  srcset: `/fixtures/${name}-${width}.webp ${width}w`,
  alt,
  width,
  height,
  color,
})

export const brand = 'Tegel'
export const hall = picture('hall', 1280, 720, 'A hall with baffles below the ceiling', '#203528')
export const panel = picture('panel', 1200, 800, 'Panels of pressed felt on a wall', '#8a8d80')
export const arches = picture('arches', 1400, 665, 'A row of arches lined with felt', '#b8a4e3')
export const portrait = picture('portrait', 216, 216, 'Ines Vandevelde', '#777777')

export const menu: readonly MenuItem[] = [
  { title: 'Home', href: '/', current: 'page' },
  { title: 'About', href: '/about' },
  { title: 'Stories', href: '#stories' },
]
export const legal: readonly MenuItem[] = [{ title: 'Privacy', href: '/about#privacy' }]
export const socials: readonly Social[] = [{ name: 'LinkedIn', href: 'https://example.com/' }]
export const locales: readonly LocaleLink[] = [
  { locale: 'en', name: 'English', href: '/', current: true },
  { locale: 'nl', name: 'Nederlands', href: '/nl' },
]

export const body = `<h2>What felt does</h2>
  <p>Felt takes the <strong>sharpness</strong> out of a room. <a href="/about">How we measure</a> it is no secret.</p>
  <ul><li>pressed, not glued</li><li>made of <em>bottles</em></li></ul>
  <table><tr><th>Thickness</th><td>24 mm</td></tr><tr><th>Absorption</th><td>0.85 α<sub>w</sub></td></tr></table>`

export const tabs = [
  { id: 'offices', title: 'Offices', text: 'Open offices are the loudest rooms that people think in.' },
  { id: 'schools', title: 'Schools', text: 'Pupils who hear every word learn faster.' },
  { id: 'restaurants', title: 'Restaurants', text: 'Guests stay longer where they need not shout.' },
]
export const questions = [
  { id: 'colours', title: 'Which colours are there?', text: 'Twenty-two, and yours from 200 m² on.' },
  { id: 'fire', title: 'Does it burn?', text: 'It is of class B-s1,d0.' },
]
