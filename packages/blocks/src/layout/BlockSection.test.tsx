// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Contract } from '../contract/contract.ts'
import { contracts, homeHeader, quote, text } from '../contracts.ts'
import { BlockSection, type BlockSectionProps } from './BlockSection.tsx'

const html = (props: Omit<BlockSectionProps, 'children'>) =>
  renderToStaticMarkup(
    <BlockSection {...props}>
      <p>block</p>
    </BlockSection>,
  )

describe('BlockSection', () => {
  it('gives a block the width of its contract (BLK-text-01)', () => {
    expect(html(text)).toContain('data-l="8" data-m="12"')
  })

  it('renders page headers without a layout wrapper (PAGE-10)', () => {
    expect(html(homeHeader)).toBe('<p>block</p>')
  })

  it('takes every other block one way, from edge to edge or not; its content has the width of its contract (PAGE-11)', () => {
    const others = contracts.filter(({ wrapper }: Contract) => wrapper !== false)
    expect(others.length).toBe(contracts.length - 2)
    for (const contract of others) {
      const page = document.createElement('main')
      page.innerHTML = html(contract)
      const section = page.querySelector<HTMLElement>(':scope > [data-part=block-section]')
      const { l, m } = section?.dataset ?? {}
      expect([contract.type, l, m]).toEqual([contract.type, `${contract.width.l}`, `${contract.width.m}`])
      expect(section?.querySelector(':scope > [data-part=grid] > [data-part=cell] > p')?.textContent).toBe('block')
    }
  })

  it('names type and id only when debugging (PAGE-20)', () => {
    for (const contract of [text, quote, homeHeader]) {
      expect(html({ ...contract, recordId: '7' })).not.toContain('data-block')
      expect(html({ ...contract, recordId: '7', debug: true })).toContain(`data-block-type="${contract.type}" data-block-id="7"`)
    }
  })
})
