import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'

const both = (en: unknown, nl: unknown) => ({ en, nl })
const day = '2026-01-01'

/** Records with each kind of value that a project of the CMS has a field for. */
const records: Record<string, object> = {
  'page/home': {
    ctPageSlug: 'home',
    ctPageLightNavigation: true,
    ctPageBody: [
      {
        type: 'cb_text',
        cbTextHtml: { en: '<p>Felt</p>', nl: '<p>Vilt</p>', de: '<p>Filz</p>', fr: '<p>Feutre</p>', it: '<p>Feltro</p>' },
      },
      {
        type: 'cb_hero',
        cbHeroTitle: 'Loden',
        cbHeroImage: { image: 'hall', alt: 'A hall with a long wall' },
        cbHeroButton: { cbButtonText: 'Products', cbButtonLink: '/acoustic-solutions' },
      },
      { type: 'cb_in_depth_info', cbInDepthInfoTitle: 'Felt', cbInDepthInfoBackgroundColor: { cssRgb: 'rgb(1, 2, 3)' } },
    ],
  },
  'article/wall': {
    ctArticleTitle: both('A wall', 'Een muur'),
    ctArticleSlug: both('a-wall', 'een-muur'),
    ctArticleCategory: 'rooms',
    ctArticleCardImage: { image: 'hall' },
    ctArticlePublishDate: '2026-05-28',
    ctArticleReadTime: 55,
    ctArticleRelatedArticles: ['school'],
    facts: [{ name: 'felt', values: [4.1, 0.9], unit: 's' }],
    idioms: both(['two metres'], []),
    ctArticleMetadata: { meta_title: both('A wall', 'Een muur'), og_image: { image: 'hall' } },
    ctArticleBody: [{ type: 'cb_quote', cbQuoteText: both('Quiet.', 'Stil.'), cbQuotePortrait: { image: 'hall', alt: '' } }],
  },
  'article/school': {
    ctArticleTitle: both('A school', 'Een school'),
    ctArticleSlug: both('a-school', 'een-school'),
    ctArticleRelatedArticles: ['wall'],
    // Another number of blocks in each language.
    ctArticleBody: both([{ type: 'cb_text', cbTextHtml: '<p>One</p>' }], []),
  },
  'category/rooms': {
    $position: 1,
    ctCategoryTitle: both('Rooms', 'Kamers'),
    ctCategorySlug: both('rooms', 'kamers'),
    ctCategoryBackgroundColor: { cssRgb: 'rgb(32, 53, 40)' },
  },
  'category/dates': { $position: 2, ctCategoryTitle: both('Dates', 'Data'), ctCategorySlug: both('dates', 'data') },
  'job/fitter': {
    ctJobTitle: both('Fitter', 'Plaatser'),
    ctJobSlug: both('fitter', 'plaatser'),
    ctJobLocations: ['kortrijk'],
    ctJobMetadata: { title: both('Fitter', 'Plaatser'), description: both('Drills.', 'Boort.'), image: { image: 'hall' } },
  },
  'location/kortrijk': {
    ctLocationName: 'Loden',
    ctLocationSlug: 'kortrijk',
    ctLocationCountry: { name: { en: 'Belgium', nl: 'België', de: 'Belgien', fr: 'Belgique', it: 'Belgio' }, code: 'be' },
    ctLocationOnline: false,
    ctLocationType: 'office',
    ctLocationLocation: { latitude: 50.828, longitude: 3.265 },
  },
  'faq/moths': { ctFaqQuestion: 'Do moths eat it?', ctFaqAnswer: '<p>No.</p>' },
  'faq/moths.draft': { ctFaqQuestion: 'Do moths eat felt?', ctFaqAnswer: '<p>No.</p>' },
  'faq/fire.draft': { ctFaqQuestion: 'Does it burn?', ctFaqAnswer: '<p>No.</p>' },
  'downloadCategory/technical': { ctDownloadCategoryTitle: 'Technical' },
  'download/handbook': {
    ctDownloadTitle: 'Handbook',
    ctDownloadLocked: true,
    ctDownloadFile: {
      format: 'txt',
      size: { en: 2, nl: 3, de: 2, fr: 2, it: 2 },
      url: { en: '/files/en.txt', nl: '/files/nl.txt', de: '/files/en.txt', fr: '/files/en.txt', it: '/files/en.txt' },
    },
    ctDownloadCategory: 'technical',
    _updatedAt: day,
  },
  'resource/film': {
    ctResourceName: 'Film',
    ctResourceResource: { url: '/media/loop.txt', alt: 'A loop', filename: 'film.txt', size: 4 },
  },
  'ready2go/rol-to-go': {
    slug: 'rol-to-go',
    model: 'Rol',
    images: [{ image: 'hall' }, { image: 'hall', alt: 'A roll', title: 'Rol' }],
    finishes: [{ exterior: true, finish: { name: 'Cobalt', color: { hex: '#0047ab' } } }],
    stock: 7,
  },
  'award/ear': { year: 2026, name: 'Patient ear' },
  'organization/organization': {
    logo: { image: 'hall' },
    telephone: { en: '1', nl: '2', de: '3', fr: '4', it: null },
  },
}

const files = { 'files/en.txt': 'en', 'files/nl.txt': 'nl.', 'loop.txt': 'loop' }

const write = async (file: string, content: string | Buffer) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** A folder that is deleted with the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'transfer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A content folder of these records, with a picture and files. */
export async function sampleFolder() {
  const folder = await emptyFolder()
  const writeRecord = (name: string, record: object) =>
    write(
      join(folder, 'records', `${name}.json`),
      JSON.stringify({ $schema: `../../generated/schema/${name.split('/')[0]}.json`, ...record }),
    )
  for (const [name, record] of Object.entries(records)) await writeRecord(name, record)
  for (const [name, content] of Object.entries(files)) await write(join(folder, 'assets', name), content)
  const picture = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#203528' } })
    .webp()
    .toBuffer()
  await write(join(folder, 'assets/hall.webp'), picture)
  const hall = {
    file: 'hall.webp',
    hash: createHash('sha256').update(picture).digest('hex').slice(0, 8),
    width: 16,
    height: 9,
    focalPoint: { x: 0.7, y: 0.6 },
    color: '#203528',
    preview: 'data:image/webp;base64,AAAA',
    alt: { en: 'A hall', nl: 'Een zaal', de: 'Ein Saal', fr: 'Une salle', it: 'Una sala' },
    shows: { products: { rib: ['loden'] }, colors: ['spruce'] },
  }
  await write(join(folder, 'assets/assets.json'), JSON.stringify({ hall }))
  return { folder, writeRecord, records }
}

/** Every file of a folder: JSON as it is read, others as text. Schemas are made of the models, not of records. */
export async function readContent(folder: string): Promise<Record<string, unknown>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('generated/'))
  const read = async (name: string): Promise<[string, unknown]> => {
    const content = await readFile(join(folder, name))
    return [name, name.endsWith('.json') ? (JSON.parse(content.toString()) as unknown) : content.toString('base64')]
  }
  return Object.fromEntries(await Promise.all(names.toSorted().map(read)))
}
