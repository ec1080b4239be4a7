import { describe, expect, it } from 'vitest'
import { catalogue } from './test/catalogue.ts'
import { loadSnapshot } from './test/snapshot-of.ts'
import { start } from './test/start.ts'

const page = (...ctPageBody: object[]) => ({ 'records/page/x.json': { ctPageSlug: 'x', ctPageBody } })
const quote = (designer: unknown) => ({
  type: 'cb_designer_quote',
  cbDesignerQuoteText: 'Hush',
  cbDesignerQuoteDesigner: designer,
})
const grid = (...families: unknown[]) => ({ type: 'cb_family_grid', cbFamilyGridFamilies: families })

/** The blocks of a page with the given ones, as the API answers them; without the content check's lines. */
async function answered(blocks: object[], locale = 'en', more: Record<string, unknown> = {}) {
  const { get } = await start({ content: { ...catalogue, ...page(...blocks), ...more } })
  const { body } = await get(`/api/pages?slug=x&locale=${locale}`)
  return (body as { response: { ctPage: { ctPageBody: Record<string, unknown>[] } } }).response.ctPage.ctPageBody
}
const listProblems = async (blocks: object[], more: Record<string, unknown> = {}) =>
  (await loadSnapshot({ ...catalogue, ...page(...blocks), ...more }, { active: ['en', 'nl'] })).lines
const titles = (records: unknown, name: string) => (records as Record<string, unknown>[]).map((record) => record[name])

describe('a block that names other records', () => {
  it('is answered with their cards, in the visitor’s locale or else in English (BLK-family_grid-01, OR-06)', async () => {
    const [block] = await answered([grid('baffle', 'lamp')], 'nl')
    expect(block).toMatchObject({
      cbFamilyGridFamilies: [
        { id: 'baffle', ctFamilyName: 'Baffle', usedLocale: 'nl' },
        { id: 'lamp', ctFamilyName: 'Lamp', usedLocale: 'en' },
      ],
    })
    expect(block!['cbFamilyGridFamilies']).not.toHaveProperty('0.ctFamilyBody')
  })

  it('may name records of several kinds (BLK-family_grid-02)', async () => {
    const [block] = await answered([grid('felt', 'baffle')])
    expect(block!['cbFamilyGridFamilies']).toMatchObject([{ ctFabricName: 'Felt' }, { ctFamilyName: 'Baffle' }])
  })

  it('shows only records that are online (BLK-model_list-01, OR-94)', async () => {
    const [families, models] = await answered([
      grid('secret', 'baffle'),
      { type: 'cb_model_list', cbModelListModels: ['retired', 'long'] },
    ])
    expect(titles(families!['cbFamilyGridFamilies'], 'id')).toEqual(['baffle'])
    expect(titles(models!['cbModelListModels'], 'ctModelName')).toEqual(['Long'])
  })

  it('is left out together with a record that it requires; the page stays (RELIABILITY 10)', async () => {
    const text = { type: 'cb_text', cbTextHtml: '<p>Stays</p>' }
    const blocks = await answered([quote('nobody'), grid('secret'), text, quote('ines')])
    expect(titles(blocks, 'type')).toEqual(['cb_text', 'cb_designer_quote'])
    expect(blocks[1]).toMatchObject({ cbDesignerQuoteDesigner: { ctDesignerName: 'Ines' } })
  })

  it.each([
    ['a record that is not there', quote('nobody'), 'cbDesignerQuoteDesigner: unknown designer "nobody"'],
    ['a record of another kind', quote('baffle'), 'cbDesignerQuoteDesigner: unknown designer "baffle": it is in records/family'],
    ['what cannot be an id', quote('Ines V.'), 'cbDesignerQuoteDesigner: must be the id of a record'],
    ['nothing', quote(null), 'cbDesignerQuoteDesigner: is required'],
    ['several kinds, none has it', grid('nobody'), 'cbFamilyGridFamilies.0: unknown family or fabric "nobody"'],
    ['no record at all', grid(), 'cbFamilyGridFamilies: must have an entry'],
    ['more than it may', grid(...Array.from({ length: 61 }, () => 'baffle')), 'cbFamilyGridFamilies: has more than 60 entries'],
    [
      'more than may stand in a rule’s place',
      { type: 'cb_article_grid', cbArticleGridArticles: Array.from({ length: 25 }, () => 'old') },
      'cbArticleGridArticles: has more than 24 entries',
    ],
    [
      'what the site fills in',
      { type: 'cb_job_list', cbJobListJobs: ['presser'] },
      'cbJobListJobs: is filled by the site and read-only',
    ],
  ])('names %s, which is reported in one line (DRV-01)', async (_, block, line) => {
    expect(await listProblems([block])).toEqual([`records/page/x.json: ctPageBody.0.${line}`])
  })

  it('is reported when an id means two records (BLK-family_grid-01)', async () => {
    const fabric = { ctFabricName: 'B', ctFabricSlug: 'b' }
    const lines = await listProblems([grid('baffle')], { 'records/fabric/baffle.json': fabric })
    expect(lines).toEqual([
      'records/page/x.json: ctPageBody.0.cbFamilyGridFamilies.0: "baffle" is in records/family and in records/fabric: rename one of them',
    ])
  })

  it('reports nothing for a record that is offline (OR-94)', async () => {
    expect(await listProblems([grid('secret', 'baffle')])).toEqual([])
  })
})

/** The records that the rule of each block finds, in order. */
const rules: [requirement: string, type: string, field: string, ids: string[]][] = [
  ['the three newest articles', 'cb_article_grid', 'cbArticleGridArticles', ['new', 'fair', 'house']],
  ['all designers', 'cb_designer_carousel', 'cbDesignerCarouselDesigners', ['ines', 'tomas']],
  ['all guides', 'cb_acoustic_guide_teaser', 'cbAcousticGuideTeaserGuides', ['calls', 'echo']],
  ['all vacancies, newest first (BLK-job_list-01, OR-86)', 'cb_job_list', 'cbJobListJobs', ['listener', 'presser']],
  ['our own offices', 'cb_office_list', 'cbOfficeListOffices', ['kortrijk', 'milan']],
  ['all tables of files', 'cb_download_list', 'cbDownloadListTables', ['prices']],
  ['all press kits', 'cb_press_kit_overview', 'cbPressKitOverviewKits', ['kit']],
  ['all awards', 'cb_award_overview_timeline', 'cbAwardOverviewTimelineAwards', ['second', 'third', 'first']],
  ['all finishes', 'cb_calculator', 'cbCalculatorFinishes', ['bare', 'reed']],
  ['no models on a page without products', 'cb_model_list', 'cbModelListModels', []],
]

it('answers what absorbs with its coefficients, in the order of the editor (FACT-02, BLK-figure-01)', async () => {
  const values = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
  const panel = { ctFamilyName: 'Panel', ctFamilySlug: 'panel', absorption: values }
  const [block] = await answered([{ type: 'cb_figure', cbFigureAbsorbers: ['felt', 'panel'] }], 'en', {
    'records/family/panel.json': panel,
  })
  expect(block!['cbFigureAbsorbers']).toEqual([
    expect.objectContaining({ id: 'felt' }),
    { id: 'panel', ctFamilyName: 'Panel', ctFamilySlug: 'panel', absorption: values, usedLocale: 'en' },
  ])
})

/** Required fields of a block's record, by its type. */
const required: Record<string, object> = {
  cb_press_kit_overview: { cbPressKitOverviewButton: { cbButtonText: 'Ask', cbButtonLink: '/contact' } },
}

describe('a block whose records the API finds', () => {
  it.each(rules)('shows %s', async (_, type, field, ids) => {
    const [block] = await answered([{ type, ...required[type] }])
    expect(titles(block![field], 'id')).toEqual(ids)
  })

  it('shows the records that an editor named instead, in that order, while any of them exists (OR-87)', async () => {
    const named = (...ids: string[]) => ({ type: 'cb_article_grid', cbArticleGridArticles: ids })
    const blocks = await answered([named('old', 'new'), named('gone')])
    expect(blocks.map((block) => titles(block['cbArticleGridArticles'], 'id'))).toEqual([
      ['old', 'new'],
      ['new', 'fair', 'house'],
    ])
  })

  it('shows the models of the family or fabric whose page it is on (BLK-model_list-01, FAM-07, FAB-03)', async () => {
    const family = {
      ctFamilyName: 'F',
      ctFamilySlug: 'f',
      ctFamilyModels: ['long', 'retired', 'short'],
      ctFamilyBody: [{ type: 'cb_model_list' }],
    }
    const fabric = { ctFabricName: 'G', ctFabricSlug: 'g', ctFabricModels: ['short'], ctFabricBody: [{ type: 'cb_model_list' }] }
    const { get } = await start({ content: { ...catalogue, 'records/family/f.json': family, 'records/fabric/g.json': fabric } })
    const models = async (path: string, body: string) => {
      const answer = (await get(path)).body as { response: Record<string, { cbModelListModels: unknown }[]> }
      return titles(answer.response[body]![0]!.cbModelListModels, 'id')
    }
    expect(await models('/api/families?slug=f', 'ctFamilyBody')).toEqual(['long', 'short'])
    expect(await models('/api/fabrics?slug=g', 'ctFabricBody')).toEqual(['short'])
  })

  it('gives no address of a locked file (OR-46)', async () => {
    const [downloads, kits] = await answered([{ type: 'cb_download_list' }, { type: 'cb_press_kit_overview' }])
    expect(JSON.stringify(downloads)).toContain('/files/open.pdf')
    expect(JSON.stringify([downloads, kits])).not.toMatch(/closed\.pdf|kit\.zip/)
  })

  it('is in the visitor’s language (LOC-30)', async () => {
    const [block] = await answered([{ type: 'cb_office_list' }], 'nl')
    expect(JSON.stringify(block)).not.toContain('undefined')
    const [jobs] = await answered([{ type: 'cb_job_list' }], 'nl')
    expect(titles(jobs!['cbJobListJobs'], 'usedLocale')).toEqual(['en', 'nl'])
  })
})
