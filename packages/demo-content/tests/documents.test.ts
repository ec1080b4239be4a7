import { readdirSync, readFileSync } from 'node:fs'
import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { readAbsorption, findFact, readModel, readProduct, readText } from '../scripts/files/records.ts'
import { lampObject } from '../scripts/files/ifc.ts'
import { efficacy, photometry } from '../scripts/files/photometry.ts'
import { computeOctaves, findReport, thirdBands } from '../scripts/files/reports.ts'
import { speechBands, findSpeechClass, computeSpeechReduction, findSpeechReport } from '../scripts/files/speech-reports.ts'

const names = readdirSync(new URL('../documents/', import.meta.url)).map((file) => file.replace('.json', ''))

describe('the texts of documents', () => {
  it('have the figures of records, as each language writes them (FACT-03)', () => {
    expect(readText('rol-installation', 'fr').intro).toContain('98\u00a0cm')
    expect(JSON.stringify(readText('environmental-declaration', 'de'))).toContain('6,4\u00a0kg CO₂')
    expect(JSON.stringify(readText('murmel-control', 'nl'))).toContain(' 1%')
  })

  it('have no place without a figure, in any language (FACT-03)', () => {
    for (const name of names.filter((name) => !['files', 'reports'].includes(name)))
      for (const locale of locales) expect(JSON.stringify(readText(name, locale))).not.toMatch(/\{\w+\//)
  })

  it('cannot name a fact that no record has (FACT-03)', () =>
    expect(() => findFact('family/rol', 'speed')).toThrow('family/rol has no fact "speed"'))
})

describe('specification sheets and reports', () => {
  const files = JSON.parse(readFileSync(new URL('../documents/files.json', import.meta.url), 'utf8')) as Record<
    string,
    { make: string; of: string }
  >
  const listPlaces = (make: string) =>
    Object.values(files)
      .filter((file) => file.make === make)
      .map(({ of }) => of)
  const online = readdirSync(new URL('../records/family/', import.meta.url))
    .map((file) => `family/${file.replace('.json', '')}`)
    .filter((place) => readProduct(place, 'en').isOnline)

  it('are there for every family that is online, each with how its figures were measured and its reaction to fire (FACT-13)', () => {
    expect(online.filter((place) => !listPlaces('sheet').includes(place))).toEqual([])
    for (const place of online) {
      const labels = new Set(readProduct(place, 'en').facts.map(({ label }) => label))
      expect([place, labels.has('Reaction to fire')]).toEqual([place, true])
      const { coefficients, areas } = readAbsorption(place)
      if (coefficients ?? areas) expect([place, labels.has('Measured')]).toEqual([place, true])
    }
  })

  it('say of every family that was measured by octave band by whom and when, each under a number of its own (FACT-13)', () => {
    const measured = online.filter((place) => {
      const { coefficients, areas } = readAbsorption(place)
      return coefficients ?? areas
    })
    expect(listPlaces('report').toSorted()).toEqual(measured)
    expect(measured.filter((place) => !readProduct(place, 'en').resources.some((id) => id.endsWith('-absorption')))).toEqual([])
    expect(new Set(measured.map((place) => findReport(place).number)).size).toBe(measured.length)
  })

  it('have third octaves whose means are the octaves of the record (FACT-13)', () => {
    for (const place of listPlaces('report')) {
      const { thirds } = findReport(place)
      const { coefficients, areas } = readAbsorption(place)
      const step = coefficients ? 0.05 : 0.1
      expect(thirds).toHaveLength(thirdBands.length)
      const rounded = computeOctaves(thirds).map((mean) => Number((Math.round(mean / step) * step).toFixed(2)))
      expect([place, rounded]).toEqual([place, coefficients ?? areas])
    }
  })

  it('have by octave band what a booth takes off a voice: its figure and its class follow by ISO 23351-1 (FACT-13)', () => {
    const { measured } = files['loket-speech.pdf'] as unknown as { measured: string[] }
    expect(readProduct('family/loket', 'en').resources).toContain('loket-speech')
    for (const place of measured) {
      const { reductions, model } = findSpeechReport(place)
      expect(reductions).toHaveLength(speechBands.length)
      // A booth lets the low notes through first.
      expect(reductions).toEqual(reductions.toSorted((a, b) => a - b))
      const reduction = computeSpeechReduction(reductions)
      expect([place, Math.round(reduction)]).toEqual([place, findFact(place, 'speech level reduction').values[0]])
      const printed = /class (\w\+?)/.exec(readModel(model, 'en')!.value)?.[1]
      expect([place, findSpeechClass(reduction)]).toEqual([place, printed])
    }
  })

  it('have classes that begin above their limit (FACT-13)', () =>
    expect([15, 15.1, 20.1, 25.1, 30, 30.1, 33.1].map(findSpeechClass)).toEqual([undefined, 'D', 'C', 'B', 'B', 'A', 'A+']))
})

it('the power of a lamp follows from its light, on its page and in its photometric file (FACT-03)', () => {
  for (const id of ['klok', 'lus', 'murmel', 'trom', 'zwaan']) {
    const watts = findFact(`family/${id}`, 'light flux').values.map((lumen) => lumen / efficacy)
    const { value } = readProduct(`family/${id}`, 'en').facts.find(({ label }) => label === 'Power')!
    expect([id, value.split('\u00a0W')[0]]).toEqual([id, watts.join(' / ')])
  }
  expect(photometry({ name: 'Murmel S', of: 'model/murmel-s', opening: 'diameter', step: 15 })).toContain('\r\n1 1 9\r\n')
})

describe('objects for BIM', () => {
  it('name only entities that the file has, with the figures of the model, the same each time (FACT-14)', () => {
    const text = lampObject('Murmel S', 'model/murmel-s')
    const defined = new Set([...text.matchAll(/^#(\d+)=/gm)].map(([, id]) => id))
    expect([...text.matchAll(/#(\d+)/g)].filter(([, id]) => !defined.has(id!))).toEqual([])
    expect(text).toContain("IFCPROPERTYSINGLEVALUE('AbsorptionArea',$,IFCAREAMEASURE(0.500),$)")
    const guids = [...text.matchAll(/=IFC\w+\('([\w$]{22})'/g)].map(([, id]) => id)
    expect([guids.length, new Set(guids).size]).toEqual([11, 11])
    expect(guids.filter((id) => !/^[0-3]/.test(id!))).toEqual([])
    expect(lampObject('Murmel S', 'model/murmel-s')).toBe(text)
  })

  it('have a face between any two edges, but at the rim (FACT-14)', () => {
    const list = /IFCTRIANGULATEDFACESET\(#16,\$,\.F\.,\((.*)\),\$\)/.exec(lampObject('Murmel L', 'model/murmel-l'))![1]!
    const edges = new Map<string, number>()
    for (const [, ...corners] of list.matchAll(/\((\d+),(\d+),(\d+)\)/g))
      corners.forEach((from, at) => {
        const edge = [from, corners[(at + 1) % 3]].toSorted().join('-')
        edges.set(edge, (edges.get(edge) ?? 0) + 1)
      })
    expect([...edges.values()].filter((count) => count === 1)).toHaveLength(48)
    expect(Math.max(...edges.values())).toBe(2)
  })
})
