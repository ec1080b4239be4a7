/** Parts that user journeys with and without a script share. */
import type { Visitor } from './visitor.ts'

/** A user journey. It begins by opening a page, and uses what is there as a visitor does. */
export type Way = (visitor: Visitor) => Promise<void>

export const products = '/acoustic-solutions'
export const status = '[data-part="products-page-status"]'
export const contact = '[data-part="contact-form"]'
export const request = '[data-part="download-request-form"]'
export const notice = '[data-part="consent-notice"]'

/** Follows the menu, which is open on a phone, and changes to German there. */
export async function followMenu(visitor: Visitor): Promise<void> {
  await visitor.click(visitor.isPhone ? 'dialog a' : '[data-part="site-header-menu"] a', 'Noise reduction')
  await visitor.isAt(/^\/noise-reduction$/)
  await visitor.click('[data-part="locale-switcher-button"]')
  await visitor.click('[data-part="locale-switcher-link"]', 'Deutsch')
  await visitor.isAt(/^\/de\//)
}

/** Follows a filter; on a phone they are folded. */
export async function filter(visitor: Visitor, name: string): Promise<void> {
  if (visitor.isPhone) await visitor.click('[data-part="product-filter-summary"]')
  await visitor.click('a[data-part="product-filter-entry"]', name)
}

/** Fills all fields of the form of a contact page in German. */
export async function fillContact(visitor: Visitor): Promise<void> {
  const texts = {
    first_name: 'Ines',
    last_name: 'Weiß',
    email: 'ines@example.com',
    company: 'Büro',
    state: 'Wien',
    subject: 'Wie viel?',
  }
  for (const [name, text] of Object.entries(texts)) await visitor.fill(`${contact} [name="${name}"]`, text)
  await visitor.choose(`${contact} select`, 'Niederlande')
  await visitor.holds(`${contact} select`, 'Netherlands')
  await visitor.click(`${contact} [name="gdpr"]`)
}
