/** User journeys through the site, for any browser that the README names. Each begins on a page and acts as a visitor does. */
import { contact, fillContact, filter, followMenu, notice, products, request, status, type Way } from './parts.ts'

/** Pairs of words of a title that stand in one line without a space between them. */
const listJoinedWords = () => {
  const words = [...document.querySelectorAll('h1 [data-part="display-title-word"]')]
  const boxes = words.map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }))
  const pairs = boxes.slice(1).map((word, n) => ({ before: boxes[n]!, word }))
  const joined = pairs.filter(({ before, word }) => word.box.left > before.box.left && word.box.left - before.box.right < 4)
  return joined.map(({ before, word }) => `${before.text}${word.text}`).join()
}

export const ways: Record<string, Way> = {
  async 'words of titles keep their spaces (GEN-29)'(visitor) {
    for (const path of ['/', '/about', '/contact', products, '/de/kontakt']) {
      await visitor.open(path)
      await visitor.until('no two words run together', async () => {
        const joined = await visitor.tab.run(listJoinedWords)
        if (joined) throw new Error(`${path}: ${joined}`)
        return true
      })
    }
  },

  async 'the menu, and another language (NAV-01, NAV-06, NAV-07)'(visitor) {
    await visitor.open('/')
    if (visitor.isPhone) {
      await visitor.click('[data-menu-open]')
      await visitor.sees('dialog a', 'Noise reduction')
      await visitor.press('Escape')
      await visitor.seesNot('dialog a')
      await visitor.isOn('[data-menu-open]')
      await visitor.click('[data-menu-open]')
    }
    await followMenu(visitor)
  },

  async 'the search suggests while one types (NAV-05, SRCH-01, SRCH-03)'(visitor) {
    await visitor.open('/de/contact')
    await visitor.click('[data-search-open]')
    await visitor.isOn('[data-search] input')
    await visitor.tab.type('murmel')
    await visitor.sees('[role="option"]', 'Murmel')
    await visitor.press('ArrowDown')
    await visitor.has('[role="option"]', 'aria-selected', 'true')
    await visitor.press('Enter')
    await visitor.isAt(/^\/de\/.*murmel/)
    await visitor.sees('h1', 'Murmel')
  },

  async 'filters and a keyword change the list in place (TYPO-05, SRCH-17)'(visitor) {
    await visitor.open(products)
    await filter(visitor, 'Wall panels')
    await visitor.isAt(/\/types\/wall-panels$/)
    await visitor.sees('h1', 'Wall panels')
    // The first press on a link may have been followed before the script was there.
    await visitor.tab.run(() => void Object.assign(window, { isSame: true }))
    await visitor.fill('[data-part="products-page-input"]', 'rib')
    await visitor.sees(status, '1 product')
    await visitor.isAt(/\?search=rib$/)
    await visitor.until('the page is the same', () => visitor.tab.run(() => 'isSame' in window))
    await visitor.tab.back()
    await visitor.seesNot(status, '1 product')
  },

  async 'products are compared (CMP-01, CMP-02)'(visitor) {
    await visitor.open(`${products}/types/wall-panels`)
    await visitor.click('[data-part="product-card-compare"][value="rib"]')
    await visitor.isAt(/\?families=rib$/)
    await visitor.click('[data-part="product-card-compare"][value="raster"]')
    await visitor.click('[data-part="compare-bar"] a', 'Compare 2')
    await visitor.isAt(/^\/compare\?families=rib,raster$/)
    await visitor.sees('[data-part="compare-page-link"]', 'Raster')
    await visitor.click('[data-part="compare-page-remove"]')
    await visitor.isAt(/^\/compare\?families=raster$/)
  },

  async 'a locked file is unlocked in the dialog (DL-04, DL-20)'(visitor) {
    await visitor.open('/downloads')
    await visitor.click('a[data-locked="fabric-prices"]')
    await visitor.sees(`dialog ${request}`, 'Unlock')
    await visitor.click(`${request} [type="submit"]`)
    await visitor.sees(`${request} [role="alert"]`)
    await visitor.fill(`${request} [name="email"]`, 'ines@example.com')
    await visitor.click(`${request} [name="gdpr"]`)
    await visitor.click(`${request} [type="submit"]`)
    await visitor.sees(`${request} a[href*="signature="]`)
    await visitor.press('Escape')
    await visitor.seesNot('dialog')
    await visitor.sees('a[href*="signature="]', 'Felts and fabrics')
  },

  async 'a question is sent in German, after what is wrong was said (FORM-11, FORM-15)'(visitor) {
    await visitor.open('/de/contact')
    await visitor.click(`${contact} [type="submit"]`)
    await visitor.isOn('[name="first_name"]')
    await visitor.has(`${contact} [name="first_name"]`, 'aria-invalid', 'true')
    await fillContact(visitor)
    await visitor.click(`${contact} [type="submit"]`)
    await visitor.sees(`${contact} [data-part="form-success"]`)
    await visitor.isOn('[data-part="form-success"]')
    await visitor.isAt(/^\/de\/contact$/)
  },

  async 'rolls are calculated while one types (CALC-05, CALC-06)'(visitor) {
    await visitor.open('/roll-calculator')
    await visitor.fill('[name="width"]', '7,8')
    await visitor.sees('[data-part="calculator-amount"]', '4 rolls')
    await visitor.click('[data-part="calculator-finish"]:last-child')
    await visitor.isAt(/\?unit=m&wall=7.8x3.5&active=1&finish=/)
    await visitor.click('[data-part="calculator-unit"]', 'Feet')
    await visitor.holds('[name="width"]', '25.59')
  },

  async 'a room is tried out by its slider (GUIDE-06)'(visitor) {
    await visitor.open('/noise-reduction/echo')
    const before = await visitor.tab.run(() => document.querySelector('[data-part="room-calculator-seconds"]')!.textContent)
    await visitor.click('[data-part="room-calculator"] [type="range"]')
    await visitor.press('End')
    await visitor.has('[data-part="room-calculator"] [type="range"]', 'aria-valuetext', '100%')
    await visitor.seesNot('[data-part="room-calculator-seconds"]', before)
  },

  async 'a row of slides moves by its buttons and by keys (BLK-designer_carousel-01)'(visitor) {
    const left = () =>
      visitor.tab.run(() => document.querySelector('[data-part="carousel-slide"]')!.getBoundingClientRect().right)
    await visitor.open('/about')
    await visitor.click('[data-part="carousel-button"][data-step="1"]')
    await visitor.until('the first slide has gone', async () => (await left()) < 30)
    await visitor.has('[data-part="carousel-button"][data-step="-1"]', 'aria-disabled', 'false')
    await visitor.click('[data-part="carousel-button"][data-step="-1"]')
    await visitor.until('the first slide is back', async () => (await left()) > 100)
  },

  async 'pictures open, are leafed through and close (BLK-image_gallery-02, BLK-image_gallery-03)'(visitor) {
    await visitor.open('/visit-us')
    await visitor.click('[data-part="image-gallery-tile"]')
    await visitor.isAt(/#room-1$/)
    await visitor.sees('dialog img, [role="dialog"] img')
    await visitor.press('ArrowRight')
    await visitor.isAt(/#room-2$/)
    await visitor.press('Escape')
    await visitor.seesNot('[role="dialog"] img')
    await visitor.isAt(/^\/visit-us$/)
    await visitor.isOn('[data-part="image-gallery-tile"]')
  },

  async 'a film plays in its place (BLK-video_player-01)'(visitor) {
    await visitor.open('/about/workshop')
    await visitor.click('[data-part="video-player-facade"]')
    await visitor.sees('main video')
    await visitor.until('the film moves', () => visitor.tab.run(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2))
  },
}

/** Answers the consent notice as a new visitor: first only what is necessary, then all. */
export const consent: Way = async (visitor) => {
  await visitor.open('/about')
  await visitor.click(`${notice} [value="necessary"]`)
  await visitor.seesNot(notice)
  await visitor.open('/de')
  await visitor.seesNot(notice)
  await visitor.click('footer a[href="#consent"]')
  await visitor.sees(notice)
  await visitor.click(`${notice} [value="all"]`)
  await visitor.seesNot(notice)
  await visitor.until('all is agreed to', () => visitor.tab.run(() => document.cookie.includes('statistics')))
}
