import { expect, it } from 'vitest'
import { anchorProblems } from './anchors.ts'

const list = (...targets: unknown[]) => ({
  type: 'cb_navigation_list',
  cbNavigationListItems: targets.map((target) => ({ cbNavigationListItemLabel: 'A', cbNavigationListItemTarget: target })),
})
const page = (...ctPageBody: object[]) => ({ place: 'page/a', file: 'records/page/a.json', value: { ctPageBody } })

it('reports a target that no block of the page has (BLK-navigation_list-01)', () => {
  const body = [list('words', 'models', { en: 'gone', nl: 'words' }), { type: 'cb_text', anchor: 'words' }]
  expect(anchorProblems([page(...body, { type: 'cb_model_list', cbModelListId: 'models' })])).toEqual([
    {
      file: 'records/page/a.json',
      path: 'ctPageBody.0.cbNavigationListItems.2.cbNavigationListItemTarget',
      message: 'the page has no block with the name "gone"',
    },
  ])
})

it('knows the names that the page of a product gives (BLK-navigation_list-01)', () => {
  const value = { ctFamilyBody: [list('models')] }
  expect(anchorProblems([{ place: 'family/rib', file: 'records/family/rib.json', value }])).toEqual([])
})
