import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { homeHeader, quote, text } from '../contracts.ts'
import { BlockSection, type BlockSectionProps } from './BlockSection.tsx'

const html = (props: Omit<BlockSectionProps, 'children'>) =>
  renderToStaticMarkup(
    <BlockSection {...props}>
      <p>block</p>
    </BlockSection>,
  )

describe('BlockSection', () => {
  it('gives a block the width of its contract (BLK-text-01)', () => {
    expect(html(text)).toContain('--b-l:8;--b-m:12;--b-s:12')
  })

  it('renders page headers without a layout wrapper (PAGE-10)', () => {
    expect(html(homeHeader)).toBe('<p>block</p>')
  })

  it('lets a block that runs from edge to edge only inherit the width for its content', () => {
    expect(html(quote)).toMatch(/^<div data-part="block-section" style="--b-l:8;--b-m:10;--b-s:12"><p>block<\/p><\/div>$/)
  })

  it('names type and id only when debugging (PAGE-20)', () => {
    for (const contract of [text, quote, homeHeader]) {
      expect(html({ ...contract, id: '7' })).not.toContain('data-block')
      expect(html({ ...contract, id: '7', debug: true })).toContain(`data-block-type="${contract.type}" data-block-id="7"`)
    }
  })
})
