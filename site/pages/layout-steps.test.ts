import { expect, it } from 'vitest'
import { inLayoutSteps, layoutScript } from './layout-steps.ts'

const step = `<script>${layoutScript}</script>`
const section = (length: number) => `<div class="a" data-part="block-section">${'x'.repeat(length)}</div>`

it('steps are the first children of parts that take them, with some of the page between (PERF-07)', () => {
  const stepped = inLayoutSteps(
    `${section(3_000)}<main id="main">${section(100)}${section(100)}${section(3_000)}${section(1)}</main>`,
  )
  expect(stepped.split(step).map((html) => html.replaceAll(/x+/g, 'x'))).toEqual([
    '<div class="a" data-part="block-section">x</div><main id="main">',
    '<div class="a" data-part="block-section">x</div>'.repeat(3) + '<div class="a" data-part="block-section">',
    'x</div></main>',
  ])
})

it('nothing else of a page has a step (PERF-07)', () => {
  const page = `${'x'.repeat(3_000)}<div data-part="grid"></div><p title="data-part">y</p><div data-part="block-section-x"></div>`
  expect(inLayoutSteps(page)).toBe(page)
})
