import { contracts, implementedContracts, type Contract } from '@brand/blocks/contracts'
import { describe, expect, it } from 'vitest'
import { editorSchema } from './editor-schema.ts'
import { page } from './entities/page.ts'
import { unknownBlock } from './record.ts'

/** The typenames of the requirements (OR-80). */
const documented: [requirement: string, types: string][] = [
  [
    'PAGE-06',
    `cb_text cb_image_text cb_quote cb_topic_teaser cb_static_header cb_home_header cb_detail_header cb_call_to_action_hero
     cb_image_grid cb_in_depth_info cb_video_player cb_designer_carousel cb_contact_form cb_office_list cb_download_list
     cb_press_kit_overview cb_model_list cb_family_grid cb_acoustic_guide_teaser cb_acoustic_usp cb_job_list`,
  ],
  [
    'PAGE-07',
    `cb_hero cb_image_gallery cb_designer_quote cb_calculator cb_award_overview_timeline cb_acoustic_expert cb_embedded_form
     cb_navigation_list cb_article_grid`,
  ],
  ['PAGE-08', 'cb_info'],
  ['PAGE-09', 'cb_figure cb_room_calculator cb_clap_test'],
]
const splitNames = (names: string) => names.split(/\s+/)
const forEditors = JSON.stringify(editorSchema(page))
const all: readonly Contract[] = contracts
const findContract = (type: string) => all.find((contract) => contract.type === type)

describe.each(documented)('the types of %s', (_, names) => {
  it.each(splitNames(names))('%s has a schema for its records (PAGE-05)', (type) => {
    expect(unknownBlock.safeParse({ id: 'x-1', type }).success).toBe(false)
    expect(forEditors).toContain(`"const":"${type}"`)
  })
})

it('the map of types is open: it has the documented ones, and may have others (PAGE-09)', () => {
  const types = all.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(documented.flatMap(([, names]) => splitNames(names))))
  expect(new Set(types).size).toBe(types.length)
})

const full = { l: 12, m: 12, s: 12 }
const text = { l: 8, m: 12, s: 12 }
it.each([
  ['PAGE-13', 'cb_contact_form', full],
  ['PAGE-14', 'cb_image_text', text],
  ['PAGE-15', 'cb_image_grid', text],
  ['PAGE-16', 'cb_text', text],
  ['PAGE-17', 'cb_video_player', text],
  ['PAGE-18', 'cb_quote', { l: 8, m: 10, s: 12 }],
  ['PAGE-18, OR-82', 'cb_designer_quote', { l: 8, m: 10, s: 12 }],
  ['PAGE-19', 'cb_office_list', full],
])('%s: the width of %s', (_, type, width) => {
  expect(findContract(type)?.width).toEqual(width)
})

it('places page headers outside the layout, and nothing else (PAGE-10)', () => {
  expect(all.filter(({ wrapper }) => wrapper === false).map(({ type }) => type)).toEqual(['cb_home_header', 'cb_static_header'])
})

it('points editors to blocks that there are', () => {
  for (const { type, alternatives = {} } of all)
    for (const other of Object.keys(alternatives)) expect([type, other, findContract(other)?.type]).toEqual([type, other, other])
  expect(contracts).toEqual(expect.arrayContaining([...implementedContracts]))
})
