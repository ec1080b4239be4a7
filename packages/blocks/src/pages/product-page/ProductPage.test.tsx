// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { BundleLink } from './BundleLink.tsx'
import { groupAnchor } from './file-groups.ts'
import { ProductColors } from './ProductColors.tsx'
import { ProductDownloads } from './ProductDownloads.tsx'
import { enhanceCopy } from './enhance-copy.ts'
import { ProductFigures } from './ProductFigures.tsx'
import { en } from './ProductPage.messages.ts'
import { ProductSpecification } from './ProductSpecification.tsx'

afterEach(cleanup)

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
  render(<ProductDownloads name="A" groups={[{ group: 'photometricData', files: [file] }]} bundle={bundle} />)
  expect(groupAnchor('photometricData')).toBe('photometric-data')
  const group = within(document.getElementById('photometric-data')!)
  const link = group.getByRole('link', { name: /Sheet/, hidden: true })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/a.pdf', 'Sheet.pdf'])
  expect(screen.getByText('a-download-bundle.zip, 1 file')).toBeTruthy()
  const links = screen.getAllByRole('link', { hidden: true }).map((each) => each.getAttribute('href'))
  expect(links).toContain('/all.zip')
})

it('a locked file says so, is a link to what asks for it, and is not counted in the bundle (DL-04, DL-33)', () => {
  const locked = { id: 'b', name: 'Prices', href: '/request/b', fileName: 'Prices.pdf', locked: true }
  const { rerender } = render(
    <ProductDownloads name="A" groups={[{ group: 'specifications', files: [file, locked] }]} bundle={bundle} />,
  )
  const link = screen.getByRole('link', { name: /Prices.*On request.*Unlock/, hidden: true })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/request/b', null])
  expect(screen.getByText('a-download-bundle.zip, 1 file')).toBeTruthy()
  rerender(<ProductDownloads name="A" groups={[{ group: 'specifications', files: [locked] }]} bundle={bundle} />)
  expect(screen.queryByText(/a-download-bundle.zip/)).toBeNull()
})

it('asks whether all files as one are there, and says where they are not; the page stays (DL-37)', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.pathname} ${this.download}`)
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ask = vi.fn(async () => new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', ask)
  render(<BundleLink bundle={bundle} messages={en} />)
  fireEvent.click(screen.getByRole('link'))
  expect((await screen.findByRole('alert')).textContent).toBe(en.failed)
  expect([ask.mock.calls, log.mock.calls.length, saved]).toEqual([
    [[expect.stringMatching(/all\.zip$/), { method: 'HEAD' }]],
    1,
    [],
  ])
  ask.mockResolvedValue(new Response(null))
  fireEvent.click(screen.getByRole('link'))
  await vi.waitFor(() => expect(saved).toEqual(['/all.zip a-download-bundle.zip']))
  expect(screen.queryByRole('alert')).toBeNull()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('sends the names of the colours that are ticked, with what else the form must know (FAB-06)', () => {
  const samples = { href: '/samples', colorKey: 'colours', max: 2, values: { product: 'Felt' } }
  const colors = ['Moss', 'Sky'].map((title) => ({ id: title, title, color: '#8a9845' as const, description: 'Lot 7' }))
  const { container, rerender } = render(<ProductColors title="Colours" id="colors" colors={colors} samples={samples} />)
  const form = container.querySelector('form')!
  expect([form.id, form.getAttribute('action'), form.method]).toEqual(['colors', '/samples', 'get'])
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^Sky/ }).click()
  expect([...new FormData(form)]).toEqual([
    ['colours', 'Sky'],
    ['product', 'Felt'],
  ])
  expect(screen.getByRole('button', { name: 'Order samples' }).getAttribute('type')).toBe('submit')
  rerender(<ProductColors title="Colours" colors={[]} samples={samples} />)
  expect(container.innerHTML).toBe('')
})

it.each([true, false])(
  'copies the text for tenders and says so, or selects it where it may not: %s (FAM-15)',
  async (isAllowed) => {
    const writeText = vi.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed'))))
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const { container } = render(<ProductSpecification lines={['Supply Rib.', 'Weight: 8.6 kg/m²']} />)
    const undo = enhanceCopy(container.querySelector<HTMLElement>('[data-enhance="copy"]')!)
    const press = () => screen.getByRole('button', { name: 'Copy the text', hidden: true }).click()
    press()
    const expected = isAllowed ? 'Copied' : 'The text is selected: copy it with the keyboard or the menu'
    await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe(expected)
    expect(writeText).toHaveBeenCalledWith('Supply Rib.\nWeight: 8.6 kg/m²')
    expect(getSelection()!.toString()).toBe(isAllowed ? '' : 'Supply Rib.\nWeight: 8.6 kg/m²')
    undo()
    press()
    expect(writeText).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  },
)

it('has no field for specifiers without text and files (FAM-15)', () => {
  expect(renderToStaticMarkup(<ProductSpecification lines={[]} />)).toBe('')
})
