/** User journeys on pages without script, as in a browser older than those of the README: links, forms and the server suffice. */
import { contact, fillContact, filter, followMenu, notice, products, request, status, type Way } from './parts.ts'

export const waysWithoutScript: Record<string, Way> = {
  async 'the menu, and another language (NAV-02, NAV-06, NAV-07)'(visitor) {
    await visitor.open('/')
    if (visitor.isPhone) {
      await visitor.click('[data-menu-open]')
      await visitor.sees('dialog a', 'Noise reduction')
      await visitor.click('dialog a[href="#top"]')
      await visitor.seesNot('dialog a')
      await visitor.click('[data-menu-open]')
    }
    await followMenu(visitor)
  },

  async 'the search leads to its page (NAV-05, SRCH-01)'(visitor) {
    await visitor.open('/de/contact')
    await visitor.click('[data-search-open]')
    await visitor.fill('[data-search] input', 'murmel')
    await visitor.press('Enter')
    await visitor.isAt(/^\/de\/search\?keyword=murmel$/)
    await visitor.sees('main a', 'Murmel')
  },

  async 'filters are links, the keyword a form (TYPO-05, SRCH-17)'(visitor) {
    await visitor.open(products)
    await filter(visitor, 'Wall panels')
    await visitor.isAt(/\/types\/wall-panels$/)
    await visitor.fill('[data-part="products-page-input"]', 'rib')
    await visitor.press('Enter')
    await visitor.isAt(/\?search=rib$/)
    await visitor.sees(status, '1 product')
  },

  async 'products are compared (CMP-01, CMP-02)'(visitor) {
    await visitor.open(`${products}/types/wall-panels`)
    await visitor.click('[data-part="product-card-compare"][value="rib"]')
    await visitor.isAt(/\?families=rib$/)
    await visitor.click('[data-part="product-card-compare"][value="raster"]')
    await visitor.isAt(/\?families=rib,raster$/)
    await visitor.click('[data-part="compare-bar"] a', 'Compare 2')
    await visitor.sees('[data-part="compare-page-link"]', 'Raster')
  },

  async 'a locked file has a page of its own (DL-04, FORM-29)'(visitor) {
    await visitor.open('/downloads')
    await visitor.click('a[data-locked="fabric-prices"]')
    await visitor.isAt(/\/downloads\/request\/fabric-prices$/)
    await visitor.fill(`${request} [name="email"]`, 'ines@example.com')
    await visitor.click(`${request} [name="gdpr"]`)
    await visitor.click(`${request} [type="submit"]`)
    await visitor.sees(`${request} a[href*="signature="]`)
  },

  async 'a question is sent in German (FORM-15, FORM-41)'(visitor) {
    await visitor.open('/de/contact')
    await fillContact(visitor)
    await visitor.click(`${contact} [type="submit"]`)
    await visitor.sees(`${contact} [data-part="form-success"]`)
  },

  async 'the server calculates rolls (CALC-07)'(visitor) {
    await visitor.open('/roll-calculator')
    await visitor.fill('[name="width"]', '7,8')
    await visitor.press('Enter')
    await visitor.sees('[data-part="calculator-amount"]', '4 rolls')
  },

  async 'slides, pictures and films are there to read, scroll and follow (BLK-video_player-01)'(visitor) {
    await visitor.open('/about')
    await visitor.sees('[data-part="designer-carousel-link"]')
    await visitor.seesNot('[data-part="carousel-button"]')
    await visitor.open('/visit-us')
    await visitor.click('[data-part="image-gallery-more"]')
    await visitor.sees('[data-part="image-gallery-item"]:last-child [data-part="image-gallery-tile"]')
    await visitor.open('/about/workshop')
    await visitor.click('[data-part="video-player-facade"]')
    await visitor.isAt(/^\/media\/film\.mp4$/)
  },
}

export const consentWithoutScript: Way = async (visitor) => {
  await visitor.open('/about')
  await visitor.click(`${notice} [value="necessary"]`)
  await visitor.isAt(/^\/about/)
  await visitor.seesNot(notice)
  await visitor.click('footer a[href="#consent"]')
  await visitor.sees(notice)
}
