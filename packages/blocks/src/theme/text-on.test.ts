import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { surfaces } from './themes/loden/surfaces.ts'
import { ink, textOn, white } from './text-on.ts'

it('takes ink or white, whichever has the higher ratio, as a designer does by hand', () => {
  for (const { background, text } of Object.values(surfaces)) {
    expect(textOn(background)).toMatchObject({ color: text === white ? white : ink, legible: true })
  }
})

it('is never under 4.5 where it says that it is legible, and says so wherever one of the two is', () => {
  for (let grey = 0; grey < 256; grey++) {
    const background = `#${grey.toString(16).padStart(2, '0').repeat(3)}`
    const on = textOn(background)!
    const best = Math.max(contrast(ink, background), contrast(white, background))
    expect(on.legible).toBe(best >= 4.5)
    expect(contrast(on.color, background)).toBe(best)
  }
  expect(textOn('#787878')?.legible).toBe(false)
})

it('takes the wished colour only where it is legible (BLK-in_depth_info-05)', () => {
  expect(textOn('#1f3b2d', '#ffe800')?.color).toBe('#ffe800')
  expect(textOn('#ffe800', '#f5d400')?.color).toBe(ink)
  expect(textOn('#ffe800', 'red')?.color).toBe(ink)
})

it('keeps the texture away from colours that have nothing to spare', () => {
  expect(textOn('#ffe800')?.texture).toBe(true)
  expect(textOn('#747474')).toEqual({ color: white, legible: true, texture: false })
})

it('knows no colours but #rrggbb', () => {
  for (const colour of [undefined, '', 'red', '#fff', 'rgb(1, 2, 3)', 'red;--x:1']) expect(textOn(colour)).toBeUndefined()
})
