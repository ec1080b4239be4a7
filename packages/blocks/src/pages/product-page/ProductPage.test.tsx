import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { groupAnchor } from './file-groups.ts'
import { ProductDownloads } from './ProductDownloads.tsx'
import { ProductFigures } from './ProductFigures.tsx'

const bundle = { href: '/all.zip', fileName: 'a-download-bundle.zip' }
const file = { id: 'a', name: 'Sheet', href: '/a.pdf', fileName: 'Sheet.pdf' }

it('shows nothing where nothing was measured, and each part only where it is filled (FAM-07)', () => {
  expect(renderToStaticMarkup(<ProductFigures name="A" />)).toBe('')
  const html = renderToStaticMarkup(<ProductFigures name="A" performances={[{ label: 'NRC', value: '0.75' }]} />)
  expect(html).toContain('0.75')
  expect(html).not.toMatch(/<ul|<svg|<table/)
})

it('has neither bundle nor heading without files (DL-31, DL-33)', () => {
  expect(renderToStaticMarkup(<ProductDownloads name="A" groups={[]} bundle={bundle} />)).toBe('')
})

it('is a plain link to each file under its own name, in a part of the page that links reach (FAM-02, DL-34)', () => {
  const html = renderToStaticMarkup(
    <ProductDownloads name="A" groups={[{ group: 'photometricData', files: [file] }]} bundle={bundle} />,
  )
  expect(groupAnchor('photometricData')).toBe('photometric-data')
  expect(html).toMatch(/<section id="photometric-data"[^]*<a [^>]*href="\/a\.pdf" download="Sheet\.pdf"/)
  expect(html).toMatch(/<a [^>]*href="\/all\.zip"/)
  expect(html).toContain('a-download-bundle.zip, 1 file<')
})
