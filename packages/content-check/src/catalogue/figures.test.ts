import type { Locale } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { figuresIn } from './figures.ts'

const brief = (text: string, locale: Locale) =>
  figuresIn(text, locale).map(({ value, unit, isWord }) => `${value} ${unit}${isWord ? ' in words' : ''}`)

describe('figures in texts (FACT-01)', () => {
  it.each([
    ['en', 'Ours is ninety millimetres of felt, 1.8 kg per metre.', ['90 mm in words', '1800 g/m']],
    ['nl', '<p>1.200 gram per vierkante meter, of 2,6 meter.</p>', ['1200 g/m²', '2600 mm']],
    ['de', 'Vierzehn Dezibel weniger auf 98 cm × 10 m.', ['14 dB in words', '980 mm', '10000 mm']],
    ['de', 'aus hundert alten Flaschen', ['100 bottles in words']],
    ['fr', '38, 52 et 66 cm, dix ans, 60 %.', ['380 mm', '520 mm', '660 mm', '10 years in words', '60 %']],
    ['it', 'Da 120 a 300 × 30 × 4 cm, α 0,85.', ['1200 mm', '3000 mm', '300 mm', '40 mm', '0.85 α']],
  ] as const)('are read in %s', (locale, text, expected) => expect(brief(text, locale)).toEqual(expected))

  it.each([
    ['en', 'eight and a half centimetres'],
    ['nl', 'achtenhalve centimeter, acht en een halve centimeter'],
    ['de', 'achteinhalb Zentimeter'],
    ['fr', 'huit centimètres et demi'],
    ['it', 'otto centimetri e mezzo'],
  ] as const)('may have a half, in words, in %s', (locale, text) =>
    expect(new Set(brief(text, locale))).toEqual(new Set(['85 mm'])),
  )

  it('have one unit whatever they are written in', () => {
    const written = [figuresIn('9 cm', 'en'), figuresIn('90 Millimeter', 'de'), figuresIn('0,09 mètre', 'fr')]
    expect(new Set(written.map(([figure]) => `${figure!.value} ${figure!.unit}`))).toEqual(new Set(['90 mm']))
  })

  it('are not the numbers of names, norms and dates', () => {
    expect(brief('Rib 90, EN 13501-1, lot 43, 1911, B-s1, d0, CRI 95', 'en')).toEqual([])
  })
})
