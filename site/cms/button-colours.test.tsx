import { homeHeader } from '@brand/blocks/contracts'
import { HomeHeader } from '@brand/blocks/home-header'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toProps } from './to-props.ts'

const props = { tagline: 'Quieter.', image: { src: '/hall.webp', alt: '', width: 2, height: 1 } }
const shown = (variant: 'primary' | 'secondary' | 'inverse') =>
  renderToStaticMarkup(<HomeHeader {...props} action={{ label: 'Go', href: '/go', newTab: false, variant }} />)

/** Renders a record with a button of this colour. */
function rendered(cbButtonColor: string) {
  const record = { cbHomeHeaderButton: { cbButtonText: 'Go', cbButtonLink: '/go', cbButtonTarget: '_self', cbButtonColor } }
  return renderToStaticMarkup(<HomeHeader {...props} {...toProps(homeHeader, record, { locale: 'en', contentLocale: 'en' })} />)
}

describe('the colour of a button in a record', () => {
  it('yellow renders the primary variant (BLK-home_header-05)', () => {
    expect(rendered('yellow')).toBe(shown('primary'))
  })
  it('white renders the secondary variant (BLK-home_header-06)', () => {
    expect(rendered('white')).toBe(shown('secondary'))
  })
  it('black renders the alt variant (BLK-home_header-07)', () => {
    expect(rendered('black')).toBe(shown('inverse'))
  })
  it('no two of them look alike', () => {
    expect(new Set(['yellow', 'white', 'black'].map(rendered)).size).toBe(3)
  })
})
