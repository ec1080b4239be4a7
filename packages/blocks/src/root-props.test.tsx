// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createElement, createRef, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as library from './generated/index.ts'
import { everyBlock, type Props } from './testing/every-block.ts'
import { stubMedia } from './testing/media.ts'
import { stubObservers } from './testing/observers.ts'
import { otherExamples } from './testing/other-examples.tsx'
import { ProductCard } from './product-grid/index.ts'
import { Button, Icon } from './elements/index.ts'
import { Modal } from './modal/index.ts'

beforeAll(() => {
  stubMedia({ suits: false })
  stubObservers()
  HTMLDialogElement.prototype.close ??= () => {}
})
afterEach(cleanup)

/** They render nothing. */
const withoutElement = new Set(['BlockScripts', 'RouterLinks'])
const components = Object.entries(library).filter(([name]) => /^[A-Z]/.test(name) && !withoutElement.has(name))

const modal = (
  <Modal open onOpenChange={() => {}} title="A">
    a
  </Modal>
)

const readStyles = (element: Element) =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((style) => style.trim())
    .filter(Boolean)
    .toSorted()

function findExample(name: string, component: unknown): Props {
  const block = everyBlock.find((block) => block.name === name)
  const other = [...otherExamples, modal].find(({ type }) => type === component) as ReactElement<Props> | undefined
  const props = block?.fixtures['complete']?.en ?? other?.props
  if (!props) throw new Error(`${name} is in no example`)
  return props
}

describe.each(components)('%s', (name, component) => {
  const example = findExample(name, component)

  /** The outermost element: that of a dialog is at the end of the page, behind its backdrop. */
  function rootWith(props: Props) {
    const { container } = render(createElement(component as ComponentType<Props>, { ...example, ...props }))
    return container.firstElementChild ?? document.querySelector('[role=dialog]')!
  }

  it('hands id, class, style, ref, data and ARIA attributes on to its outermost element (GEN-17)', () => {
    const before = rootWith({ id: 'mine' })
    const own = {
      part: before.getAttribute('data-part'),
      classes: [...before.classList],
      styles: readStyles(before),
    }
    cleanup()
    const ref = createRef<Element>()
    const given = { 'data-mine': 1, 'aria-label': 'Mine', className: 'mine', style: { '--mine': 1 }, id: 'mine', ref }
    const root = rootWith(given)
    expect(root.id).toBe('mine')
    expect([...root.classList]).toEqual([...own.classes, 'mine'])
    expect(readStyles(root)).toEqual([...own.styles, '--mine: 1'].toSorted())
    expect(ref.current).toBe(root)
    expect(root.getAttribute('aria-label')).toBe('Mine')
    expect(root.getAttribute('data-part')).toBe(own.part)
    expect([...document.querySelectorAll('#mine, .mine, [data-mine], [aria-label=Mine], [style*="--mine"]')]).toEqual([root])
  })
})

it('has them in the HTML of the server (GEN-17)', () => {
  const html = renderToString(
    <ProductCard
      product={{ id: 'a', title: 'A', href: '/a' }}
      headingLevel={2}
      id="b"
      className="c"
      data-d="e"
      aria-label="f"
      style={{ color: 'red' }}
    />,
  )
  expect(html).toMatch(/^<div id="b" data-d="e" aria-label="f" class="[^"]+ c" style="[^"]+;color:red" data-part="product-card"/)
})

it('says once in development which attributes reach no element (GEN-17)', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const dropped = { onClick: () => {}, role: 'note' }
  for (const _ of [1, 2]) renderToString(<library.Breadcrumb homeHref="/" trail={[]} {...dropped} />)
  renderToString(<Button {...dropped}>a</Button>)
  expect(warn.mock.calls.map(([text]) => String(text).split(' ')[0])).toEqual(['onClick', 'role'])
  warn.mockRestore()
})

it('leaves a default alone where nothing is given (GEN-17)', () => {
  const html = renderToString(<library.Breadcrumb homeHref="/" trail={[]} aria-label={undefined} />)
  expect(html).toMatch(/^<nav aria-label="[^"]+" data-part="breadcrumb">/)
})

it('types take refs of the element, and no other public name (GEN-17)', () => {
  const button = <Button ref={createRef<HTMLButtonElement>()}>a</Button>
  const icon = <Icon ref={createRef<SVGSVGElement>()} name="arrow" />
  // @ts-expect-error -- the name of a part is public, and stays
  const renamed = <Button data-part="mine">a</Button>
  expect([button, icon, renamed].map((element) => renderToString(element).includes('data-part="mine"'))).toEqual([
    false,
    false,
    false,
  ])
})
