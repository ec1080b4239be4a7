import { expect, it } from 'vitest'
import type { ResourceCard } from './cards/resource.ts'
import { toBundleName, bundlePath, toFileName, groupResources } from './resources.ts'

const resource = (id: string, type?: string): ResourceCard => ({
  id,
  ctResourceName: id,
  ctResourceResource: { url: `/files/${id}.pdf`, alt: '' },
  ...(type && { ctResourceMediaType: { name: type } }),
  usedLocale: 'en',
})
const all = [
  resource('unknown'),
  resource('faq', 'FAQ'),
  resource('drawing', 'CAD drawing'),
  resource('light', 'Photometric Data'),
  resource('revit', 'Revit'),
  resource('fire', 'Certificate'),
  resource('care', 'Care & Maintenance'),
  resource('user', 'User Manual'),
  resource('manual', 'Manual'),
  resource('mounting', 'Installation Manual'),
  resource('sheet', 'Product Specification Sheet'),
]
const named = (groups: ReturnType<typeof groupResources>) =>
  Object.fromEntries(groups.map(({ group, resources }) => [group, resources.map(({ id }) => id)]))

it('sorts the files of a family into groups, specification sheets first (DL-25 to DL-30, DL-32)', () => {
  const groups = groupResources(all)
  expect(groups.map(({ group }) => group)).toEqual(['specifications', 'manuals', 'certificates', 'photometricData', 'revit'])
  expect(named(groups)).toEqual({
    specifications: ['sheet', 'unknown', 'faq', 'drawing'],
    manuals: ['care', 'user', 'manual', 'mounting'],
    certificates: ['fire'],
    photometricData: ['light'],
    revit: ['revit'],
  })
})

it('counts Revit and photometric data as specifications where they are no groups (DL-27, DL-30, FAB-05)', () => {
  const { specifications, ...others } = named(groupResources(all, { separateRevit: false, separatePhotometricData: false }))
  expect(specifications).toEqual(['sheet', 'unknown', 'faq', 'drawing', 'light', 'revit'])
  expect(Object.keys(others)).toEqual(['manuals', 'certificates'])
})

it('leaves out empty groups (DL-31)', () => {
  expect(groupResources([])).toEqual([])
  expect(named(groupResources([resource('fire', 'Certificate')]))).toEqual({ certificates: ['fire'] })
})

it.each([
  [{ url: '/files/a.pdf', alt: 'Fire report', filename: 'b.pdf' }, 'Fire report.pdf'],
  [{ url: '/files/a.pdf', alt: '', filename: 'b.pdf' }, 'b.pdf'],
  [{ url: '/files/a.PDF?x=1', alt: ' ' }, 'a.PDF'],
  [{ url: '/files/a.zip', alt: 'Revit: "L" / XL' }, 'Revit L XL.zip'],
  [{ url: '/files/a.pdf', alt: '..' }, 'a.pdf'],
])('names the file %o %s (DL-34)', (ctResourceResource, name) => {
  expect(toFileName({ ctResourceResource })).toBe(name)
})

it('names the bundle from the title, and where it is made (DL-33, DL-35, DL-36)', () => {
  expect(toBundleName('Halve Maan')).toBe('Halve Maan-download-bundle.zip')
  expect(toBundleName('../a\u00adb')).toBe('.. ab-download-bundle.zip')
  expect(bundlePath('fabrics', 'tweed')).toBe('/api/resources/fabrics/bundleResources/tweed')
  expect(bundlePath('families', 'rib', 'https://cdn.example/x')).toBe('https://cdn.example/x/families/bundleResources/rib')
})
