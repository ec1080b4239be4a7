import { locales, type Fabric, type Family, type Locale } from '@brand/content'
import { expect, it } from 'vitest'
import { toFabric, toFamily } from '../../cms/kinds/product.ts'
import { formatTender } from './tender.ts'

const languages = (locale: Locale) => ({ locale, contentLocale: locale })
const property = { cbInDepthInfoPropertyKey: 'Weight', cbInDepthInfoPropertyValue: '8.6 kg/m²' }
const body = [{ type: 'cb_in_depth_info', id: 'info', cbInDepthInfoTitle: 'Rib', cbInDepthInfoProperties: [property] }]
const model = (id: string, description?: string) => ({
  id,
  ctModelName: id,
  ctModelDescription: description,
  ctModelOnline: true,
  usedLocale: 'en',
})
const lists = {
  ctFamilyBody: body,
  ctFamilyModels: [model('Rib 45', '45 mm deep'), model('Rib 90')],
  ctFamilyResources: [],
  ctFamilyTypologies: [],
  ctFamilyFelts: [],
  ctFamilyArticles: [],
  ctFamilyPrinciples: [],
}
const rib = {
  ...lists,
  ctFamilyName: 'Rib',
  ctFamilyKind: 'Ribbed wall panel',
  ctFamilySlug: 'rib',
  absorption: [0.35, 0.6, 0.9, 0.95, 0.95, 0.9],
  facts: [{ name: 'price', values: [214], unit: '€', per: 'm²' }],
}
const tender = (fields: object, locale: Locale) =>
  formatTender(toFamily({ ...rib, ...fields } as unknown as Family, languages(locale)), languages(locale))

it('words what its record says, and leaves lines to fill in (FAM-15)', () => {
  expect(tender({}, 'en')).toEqual([
    'Ribbed wall panel Rib by Loden, or equal and approved: supply and fix with all fixings, to the manufacturer’s instructions.',
    '',
    'Weight: 8.6 kg/m²',
    'Sound absorption coefficients, octave bands 125\u00a0Hz to 4\u00a0kHz: 0.35 / 0.60 / 0.90 / 0.95 / 0.95 / 0.90',
    '',
    'Version (tick one):',
    '☐ Rib 45: 45 mm deep',
    '☐ Rib 90',
    '',
    'Every value to be proved by test report or declaration of performance.',
    'Quantity: ______, rate (per m²): €\u00a0______, amount: €\u00a0______',
  ])
})

it('has a curve below the row that names the version it belongs to, with the digits that its report gives (FAM-15)', () => {
  const row = (key: string, value: string) => ({ cbInDepthInfoPropertyKey: key, cbInDepthInfoPropertyValue: value })
  const properties = [property, row('Messung', 'Rib 90, EN ISO 354, Typ E-50: 50 mm Luft dahinter'), row('Maße', '600 mm')]
  const ctFamilyBody = [{ ...body[0], cbInDepthInfoProperties: properties }]
  expect(tender({ ctFamilyBody }, 'de').slice(3, 6)).toEqual([
    'Messung: Rib 90, EN ISO 354, Typ E-50: 50 mm Luft dahinter',
    'Schallabsorptionsgrade, Oktavbänder 125\u00a0Hz bis 4\u00a0kHz: 0,35 / 0,60 / 0,90 / 0,95 / 0,95 / 0,90',
    'Maße: 600 mm',
  ])
  const piece = { ctFamilyBody, absorption: undefined, absorptionArea: [0.1, 0.3, 0.5, 0.6, 0.7, 2] }
  expect(tender(piece, 'en')[4]).toMatch(/: 0\.1 \/ 0\.3 \/ 0\.5 \/ 0\.6 \/ 0\.7 \/ 2\.0$/)
})

it('asks for fixings only where something is fixed (FAM-15)', () => {
  const standing = [{ id: 'seating', ctTypologyTitle: 'Seating', ctTypologySlug: 'sitzen' }]
  expect(tender({ ctFamilyTypologies: standing }, 'de')[0]).toContain(
    'oder gleichwertig liefern und nach Vorgabe des Herstellers aufstellen.',
  )
  expect(tender({}, 'de')[0]).toContain('Befestigungsmittel')
})

it('has a space before each colon in French (FAM-15)', () => {
  for (const line of tender({}, 'fr')) expect(line).not.toMatch(/[^\s]:/)
})

it('says nothing that the record does not, in any language (FAM-15)', () => {
  const bare = { ctFamilyModels: [], absorption: undefined, facts: [] }
  for (const locale of locales) {
    expect(tender(bare, locale)).toHaveLength(6)
    expect(tender({}, locale).join(' ')).not.toMatch(/undefined|[{}]/)
  }
  expect(tender(bare, 'de').at(-1)).toMatch(/^Menge: _+, Einheitspreis: _+\u00a0€, Gesamtpreis: /)
  expect(tender({ ctFamilyBody: [] }, 'en')).toEqual([])
})

it('leaves out the colours of a fabric, which are no versions (FAM-15)', () => {
  const fabric = {
    ctFabricName: 'Heide',
    ctFabricSlug: 'heide',
    ctFabricBody: body,
    ctFabricModels: [model('Moss')],
    ctFabricTypologies: [],
    ctFabricArticles: [],
    ctFabricResources: [],
  } as unknown as Fabric
  const text = formatTender(toFabric(fabric, languages('it')), languages('it')).join(' ')
  expect(text).toMatch(/^Heide, marca Loden o equivalente: fornitura\./)
  expect(text).not.toContain('Moss')
})
