/** A content folder with every kind of record, in English and Dutch, and the edge cases of each call. */
const image = { image: 'room', alt: { en: 'A room', nl: 'Een kamer' } }
const both = (word: string) => ({ en: word, nl: `${word}-nl` })
const translated = (text: string) => ({ en: text, nl: `${text} (nl)` })
const text = (html: string) => [{ type: 'cb_text', cbTextHtml: translated(`<p>${html}</p>`) }]
const color = { cssRgb: 'rgb(31, 59, 45)' }

const articles = {
  old: {
    ctArticleTitle: translated('Old'),
    ctArticleSlug: both('old'),
    ctArticleCategory: 'materials',
    ctArticlePublishDate: '2026-01-01',
    ctArticleReadTime: 119.5,
    ctArticleImage: image,
    ctArticleBody: text('See <a href="/inspiration/new">new</a>'),
    ctArticleRelatedArticles: ['old', 'fair', 'undated', 'new', 'house'],
    ctArticleMetadata: { meta_title: translated('Old | Loden'), og_image: image },
    ctArticleLightNavigation: true,
  },
  new: {
    ctArticleTitle: { en: 'New' },
    ctArticleSlug: { en: 'new' },
    ctArticleCategory: 'materials',
    ctArticlePublishDate: '2026-03-01T09:00:00Z',
    ctArticleCardImage: { image: 'room', alt: { en: 'A room' } },
  },
  undated: { ctArticleTitle: 'Undated', ctArticleSlug: 'undated', ctArticleCategory: 'materials' },
  fair: {
    ctArticleTitle: 'Fair',
    ctArticleSlug: 'fair',
    ctArticleCategory: 'events',
    ctArticlePublishDate: '2026-02-01',
    ctArticleDate: '2026-05-01',
    ctArticleClosingDate: '2026-05-04',
    ctArticleLocation: 'Hall 4',
    ctArticlePrice: '€ 12',
    ctArticleBooth: 'B12',
    ctArticleWebsite: 'https://fair.example/',
  },
  house: {
    ctArticleTitle: 'House',
    ctArticleSlug: 'house',
    ctArticlePublishDate: '2026-01-15',
    ctArticleArchitect: 'Ann Other',
    ctArticlePhotographer: 'Nobody Here',
  },
}

const dealer = (number: number) => ({
  ctLocationName: `Dealer ${number}`,
  ctLocationSlug: `dealer-${number}`,
  ctLocationType: 'dealer',
  ctLocationCountry: { name: translated('Belgium'), code: 'be' },
  ctLocationLocation: { latitude: 50 + number / 10, longitude: 4 },
})

const office = (type: string, city: string) => ({
  ctLocationName: `Loden ${city}`,
  ctLocationSlug: city.toLowerCase(),
  ctLocationType: type,
  ctLocationCity: city,
  ctLocationCountry: { name: translated('Italy') },
  ctLocationLocation: { latitude: 50, longitude: 4 },
  ctLocationEmail: 'hello@loden.example',
  ctLocationMetadata: { seo: { og_image: image } },
})

const locations = {
  ...Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`dealer-${number}`, dealer(number)])),
  closed: { ...dealer(0), ctLocationSlug: 'closed', ctLocationOnline: false },
  nowhere: { ...dealer(0), ctLocationSlug: 'nowhere', ctLocationLocation: null, ctLocationLightningRep: true },
  kortrijk: office('office', 'Kortrijk'),
  milan: office('sh_office', 'Milan'),
}

const families = {
  baffle: {
    ctFamilyName: 'Baffle',
    ctFamilySlug: both('baffle'),
    ctFamilyIsHero: true,
    ctFamilyImage: image,
    ctFamilySquareImage: image,
    ctFamilyBody: text('It hangs.'),
    ctFamilyModels: ['short', 'long', 'retired'],
    ctFamilyFelts: [
      { key: 'short', felt: 'short' },
      { key: 'old', felt: 'retired' },
      { key: 'long', felt: 'long', pictures: [{ original: image, replacement: image }] },
    ],
    ctFamilyPrinciples: [
      { ctFamilyPrincipleIdentifier: 'absorb', ctFamilyPrincipleTitle: translated('Absorbs'), ctFamilyPrincipleImage: image },
    ],
    performances: [{ label: 'αw', value: '0.95' }],
    ctFamilyArticles: ['new'],
    ctFamilyResources: ['manual'],
    ctFamilyMetadata: { title: translated('Baffle'), description: translated('A baffle'), image },
    ctFamilyImperialUrl: 'https://configure.example/ft',
    ctFamilyMetricUrl: 'https://configure.example/m',
    ctFamilyShopLink: 'https://shop.example/baffle',
    ctFamilyIssues: ['echo'],
    ctFamilyTypologies: ['panels'],
  },
  lamp: {
    ctFamilyName: 'Lamp',
    ctFamilySlug: { en: 'lamp' },
    ctFamilyImage: { image: 'room', alt: 'A room' },
    ctFamilyTypologies: ['panels'],
  },
  secret: { ctFamilyName: 'Secret', ctFamilySlug: 'secret', ctFamilyOnline: false, ctFamilyTypologies: ['panels'] },
}

const fabrics = {
  felt: {
    ctFabricName: 'Felt',
    ctFabricSlug: 'felt',
    ctFabricIsHero: true,
    ctFabricImage: image,
    ctFabricModels: ['short'],
    ctFabricArticles: ['old'],
    ctFabricResources: ['manual'],
    ctFabricTypologies: ['fabrics'],
  },
  tweed: { ctFabricName: 'Tweed', ctFabricSlug: 'tweed', ctFabricOnline: false, ctFabricTypologies: ['fabrics'] },
}

const others = {
  category: {
    materials: { ctCategoryTitle: translated('Materials'), ctCategorySlug: both('materials'), ctCategoryBackgroundColor: color },
    events: { ctCategoryTitle: { en: 'Events' }, ctCategorySlug: { en: 'events' } },
    empty: { ctCategoryTitle: 'Empty', ctCategorySlug: 'empty' },
  },
  job: {
    presser: {
      ctJobTitle: translated('Presser & dyer'),
      ctJobSlug: both('presser'),
      ctJobDate: '2026-01-01',
      ctJobLocations: ['kortrijk', 'milan'],
      ctJobBody: text('Press.'),
      ctJobMetadata: { title: translated('Presser'), description: translated('Press'), image },
    },
    listener: { ctJobTitle: { en: 'Reporter' }, ctJobSlug: { en: 'listener' }, ctJobDate: '2026-02-01' },
  },
  acousticGuide: {
    echo: {
      ctAcousticGuideTitle: translated('Echo'),
      ctAcousticGuideSlug: both('echo'),
      ctAcousticGuideColor: color,
      ctAcousticGuideModifier: 'light',
      ctAcousticGuideBody: text('Clap.'),
    },
    calls: { ctAcousticGuideTitle: 'Calls', ctAcousticGuideSlug: 'calls', ctAcousticGuideRelatedArticles: ['house'] },
  },
  faq: { wash: { ctFaqQuestion: translated('Can I wash it?'), ctFaqAnswer: translated('<p>Brush <em>it</em>.</p>') } },
  resource: {
    manual: {
      ctResourceName: translated('Manual'),
      ctResourceResource: { url: '/files/manual.pdf', filename: 'manual.pdf', size: 512 },
      ctResourceMediaType: { name: 'Manual' },
      ctResourceCertificationType: { name: 'EN 13501' },
    },
  },
  typology: {
    panels: {
      $position: 1,
      ctTypologyTitle: translated('Panels'),
      ctTypologySlug: both('panels'),
      ctTypologyIntro: translated('All panels'),
      ctTypologyImage: image,
      ctTypologyColor: color,
    },
    fabrics: { $position: 2, ctTypologyTitle: translated('Fabrics'), ctTypologySlug: 'fabrics' },
    none: { ctTypologyTitle: 'None', ctTypologySlug: 'none' },
  },
  issue: { echo: { ctFamilyIssueTitle: translated('Echo'), ctFamilyIssueSlug: both('echo') } },
  model: {
    short: { ctModelName: 'Short', ctModelDescription: translated('60 cm'), ctModelImage: image },
    long: { ctModelName: 'Long' },
    retired: { ctModelName: 'Retired', ctModelOnline: false },
  },
  skin: { reed: { ctModelName: 'Reed', ctModelImage: image }, bare: { ctModelName: 'Bare' } },
  ready2go: {
    booth: {
      slug: 'booth',
      model: 'Booth Ré',
      description: translated('<p>A booth.</p>'),
      images: [{ ...image, title: 'Front' }],
      family: 'baffle',
      finishes: [
        { exterior: true, finish: { name: 'Moss', finishType: { name: 'Felt' }, image } },
        { interior: true, finish: { name: 'Oak', color: { hex: '#b08040' } } },
      ],
      specificFinishCombinations: [{ finishCombination: { name: 'Moss and oak' } }],
    },
    stool: { slug: 'stool', model: 'Stool', family: 'secret' },
  },
  designer: {
    ines: {
      ctDesignerName: 'Ines',
      ctDesignerSlug: 'ines',
      ctDesignerImage: image,
      ctDesignerLightNavigation: true,
      families: ['baffle', 'lamp', 'secret'],
    },
    tomas: { ctDesignerName: 'Tomas', ctDesignerSlug: 'tomas' },
  },
  award: {
    first: { year: 2024, name: 'First' },
    second: {
      $position: 1,
      year: 2026,
      name: 'Second',
      category: translated('Ceilings'),
      families: ['baffle', 'lamp'],
      PimDesigner: ['ines'],
    },
    third: { year: 2026, name: 'Third' },
  },
  downloadCategory: {
    prices: {
      ctDownloadCategoryTitle: { en: 'Price lists', nl: 'Prijslijsten' },
      ctDownloadCategoryIntro: translated('All prices'),
    },
  },
  download: {
    open: {
      ctDownloadTitle: 'Open',
      ctDownloadFile: { format: 'pdf', size: 1536, url: '/files/open.pdf' },
      ctDownloadCategory: 'prices',
      _updatedAt: '2026-01-01',
    },
    closed: {
      ctDownloadTitle: 'Closed',
      ctDownloadLocked: true,
      ctDownloadLockedType: 'full_locked',
      ctDownloadFile: { format: 'pdf', size: 1, url: '/files/closed.pdf' },
      ctDownloadCategory: 'prices',
    },
  },
  pressKit: { kit: { name: 'Kit', attachment: { url: '/files/kit.zip', size: 2048 } } },
  redirect: {
    moved: { from: '/old', to: 'new', is_permanent: true },
    away: { from: 'https://old.example/a', to: 'https://new.example/' },
  },
  page: {
    home: { ctPageSlug: 'home', ctPageMetadata: { meta_title: 'Home | Loden' } },
    faq: {
      ctPageSlug: 'faq',
      ctPageMetadata: { og_title: translated('Questions about felt') },
      ctPageBody: text('Whether it burns, réverbère and <strong>itches</strong>.'),
    },
    rolls: { ctPageSlug: 'rolls', ctPageStatus: 'hidden', ctPageParent: '/acoustic-solutions/types/fabrics' },
    list: { ctPageSlug: 'list', ctPageStatus: 'hidden', ctPageParent: '/acoustic-solutions' },
    hidden: { ctPageSlug: 'hidden', ctPageStatus: 'hidden', ctPageMetadata: { meta_title: 'Hidden felt' } },
  },
}

export const catalogue: Record<string, unknown> = Object.fromEntries(
  Object.entries({ article: articles, location: locations, family: families, fabric: fabrics, ...others }).flatMap(
    ([type, records]) => Object.entries(records).map(([id, record]) => [`records/${type}/${id}.json`, record]),
  ),
)
