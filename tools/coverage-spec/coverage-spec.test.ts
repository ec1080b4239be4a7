import { describe, expect, it } from 'vitest'
import { byGroup, compare, isDemoTest } from './compare.mjs'
import { idsIn } from './ids.mjs'
import { decisionsIn, halfDeviationsIn, mergedIn, requirementsIn, withoutMerged } from './requirements.mjs'
import { storyTitles, testTitles } from './titles.mjs'

describe('ids', () => {
  it.each([
    ['one', 'is black (NAV-01)', ['NAV-01']],
    ['those of a block', 'BLK-in_depth_info-05', ['BLK-in_depth_info-05']],
    ['several', '(RT-01, GEN-02; OR-12)', ['GEN-02', 'OR-12', 'RT-01']],
    ['a list without the group', '(FTR-05, -07)', ['FTR-05', 'FTR-07']],
    ['a list by slashes', 'BLK-quote-01/02', ['BLK-quote-01', 'BLK-quote-02']],
    ['a range by dots, to its end', 'LOC-08..10', ['LOC-08', 'LOC-09', 'LOC-10']],
    ['a range in words', 'CALC-03 to CALC-05', ['CALC-03', 'CALC-04', 'CALC-05']],
    ['a range in words without the group', 'CALC-03 to 05', ['CALC-03', 'CALC-04', 'CALC-05']],
    ['two groups joined by "to"', 'CALC-03 to DL-05', ['CALC-03', 'DL-05']],
    ['a range backwards, without its inside', 'DL-05..03', ['DL-05']],
    ['promises', '(RELIABILITY 16, 17, SEO-01)', ['RELIABILITY 16', 'RELIABILITY 17', 'SEO-01']],
    ['a range of promises', 'RELIABILITY 10 to 12', ['RELIABILITY 10', 'RELIABILITY 11', 'RELIABILITY 12']],
    ['nothing in words', 'a 404 of UTF or of no-12 kind', []],
  ])('are read: %s', (_, text, ids) => {
    expect([...idsIn(text)].toSorted()).toEqual(ids)
  })
})

describe('the list', () => {
  const document = [
    '- `XX-01` is how an id looks',
    '## NAV: The bar',
    '- **NAV-01** Is black.',
    '- **NAV-02** *planned* Folds.',
    '## CALC: A calculator *planned*',
    '- **CALC-01** Adds. CALC-02 is named here only.',
    '## RELIABILITY: Promises',
    '- **RELIABILITY 3** Holds.',
    '## Merged ids',
    '| NAV-09 | NAV-01, NAV-02 |',
  ].join('\n')

  it('has the items that begin with an id, planned or built; not headings or other mentions', () => {
    expect(requirementsIn(document)).toEqual([
      { id: 'NAV-01', group: 'NAV', planned: false },
      { id: 'NAV-02', group: 'NAV', planned: true },
      { id: 'CALC-01', group: 'CALC', planned: true },
      { id: 'RELIABILITY 3', group: 'RELIABILITY', planned: false },
    ])
  })

  it('knows decisions and merged ids', () => {
    expect(decisionsIn('- **OR-07** A question, as OR-08. NAV-01.\n  - Decided: (a).')).toEqual(['OR-07'])
    expect([...mergedIn(document)]).toEqual([['NAV-09', 'NAV-01, NAV-02']])
    expect(withoutMerged(document)).not.toContain('NAV-09')
    expect(withoutMerged(document)).toContain('NAV-02')
  })
})

it('finds what deviates by its line or by the table, but not by both', () => {
  const document = [
    '- *Deviates* says how.',
    '- **NAV-01** Is black.',
    '  *Deviates* from A§2: it is white.',
    '- **NAV-02** Folds. *Deviates* from A§2: it does not.',
    '- **NAV-03** Is long.',
    '## Deviations from the documents',
    '| id | the documents say |',
    '| NAV-01, NAV-03 | it is white |',
    '## Merged ids',
    '| NAV-09 | NAV-01 |',
  ].join('\n')
  expect(halfDeviationsIn(document)).toEqual(['NAV-02', 'NAV-03'])
})

describe('titles', () => {
  it('are those of it, test and describe, in any kind of string', () => {
    const source = `
      // it('a comment (NAV-01)')
      const 👀 = /'/.test("it('a string (NAV-02)')")
      describe('a group', () => {
        it("is one", () => expect('NAV-03').toBe('NAV-03'))
        test.only(\`\${nested({ a: \`}\` })}: is another\`, () => {})
        it.each([1, 2])('is %s', () => {})
      })`
    expect(testTitles(source)).toEqual(['a group', 'is one', ': is another', 'is %s'])
  })

  it('exclude those of tests that do not run', () => {
    expect(testTitles(`it.skip('a', f); it.todo('b'); test.fixme('c', f); it.runIf(x)('d', f); edit('e')`)).toEqual(['d'])
  })

  it('have the first string of each row, where the title takes it in', () => {
    const source = `
      const rows: Row[] = [['first (NAV-01)', 'not this'], ['second', call('nor this')]]
      it.each(rows)('%s', () => {})
      it.each([{ name: 'third', other: 'no' }])('$name', () => {})
      it.each([['no', 1]])('constant', () => {})`
    expect(testTitles(source)).toEqual(['%s', 'first (NAV-01)', 'second', '$name', 'third', 'constant'])
  })

  it('of stories are the descriptions of those that play', () => {
    const source = `
      /** Of the file (NAV-01). */
      const meta = {}
      /** Shows (NAV-02). */
      export const Shown: Story = {}
      /** Plays (NAV-03). */
      export const Played: Story = { play: async () => {} }`
    expect(storyTitles(source).join()).toMatch(/^\/\*\* Plays \(NAV-03\)\. $/)
  })
})

describe('the comparison', () => {
  const demo = 'packages/demo-content/demo-pages.test.ts'
  const requirement = (id: string, planned = false) => ({ id, group: 'NAV', planned })

  it('lists apart the ids that only demo data or no test proves, and those planned ones that a test names', () => {
    const list = [requirement('NAV-01'), requirement('NAV-02'), requirement('NAV-03'), requirement('NAV-04', true)]
    list.push(requirement('NAV-05', true), requirement('NAV-06', true))
    const named = new Map([
      ['NAV-01', [demo, 'a.test.ts']],
      ['NAV-02', [demo]],
      ['NAV-05', ['a.test.ts']],
      ['NAV-06', [demo]],
    ])
    expect(compare(list, named)).toEqual({
      proved: ['NAV-01'],
      demoOnly: ['NAV-02'],
      missing: ['NAV-03'],
      planned: ['NAV-04'],
      falselyPlanned: ['NAV-05', 'NAV-06'],
    })
  })

  it('knows the tests of demo data, wherever they are', () => {
    expect([demo, 'packages/content-api/src/demo-links.test.ts', 'site/cms/demo.test.ts'].map(isDemoTest)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('prints a line per group', () => {
    expect(byGroup(['NAV-01', 'NAV-03', 'BLK-quote-01', 'RELIABILITY 6'])).toEqual([
      '  NAV: 01 03',
      '  BLK-quote: 01',
      '  RELIABILITY: 6',
    ])
  })
})
