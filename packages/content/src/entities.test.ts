import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import {
  acousticGuideAnswer,
  toAnchor,
  article,
  articleAnswer,
  articleCard,
  awardList,
  breadcrumbList,
  cardTarget,
  categoryAnswer,
  designerAnswer,
  downloadList,
  entities,
  errorAnswer,
  fabricAnswer,
  familyAnswer,
  family,
  faqList,
  filterList,
  general,
  issueAnswer,
  jobAnswer,
  localizedSlugs,
  locationList,
  modelCard,
  organizationAnswer,
  page,
  pressList,
  ready2go,
  ready2goAnswer,
  redirectList,
  resourceCard,
  searchResult,
  segment,
  skinList,
  typology,
  typologyAnswer,
  typologyCard,
  unwrap,
  type ArticleAnswer,
  type Family,
} from './index.ts'

/** The schema at a path of fields: through optional parts and into lists. */
const at = (schema: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((part, key) => {
    let inner = part && unwrap(part)
    while (inner instanceof z.ZodArray) inner = unwrap(inner.element as z.ZodType)
    return inner instanceof z.ZodObject ? (inner.shape[key] as z.ZodType | undefined) : undefined
  }, schema)

/** Field names as the requirements give them. */
const names: [requirement: string, schema: z.ZodType, fields: string][] = [
  [
    'ART-10, ART-13',
    articleAnswer.shape.article,
    `ctArticleTitle ctArticleSlug ctArticleIntro ctArticleCategory.ctCategoryTitle ctArticleCategory.ctCategorySlug
     ctArticleCategory.ctCategoryBackgroundColor.cssRgb ctArticleCardImage ctArticleImage ctArticlePublishDate ctArticleReadTime
     ctArticleBody ctArticleDate ctArticleClosingDate ctArticleLocation ctArticlePrice ctArticleBooth ctArticleWebsite
     ctArticleArchitect ctArticlePhotographer ctArticleRelatedArticles ctArticleMetadata ctArticleLightNavigation`,
  ],
  [
    'ART-14',
    categoryAnswer.shape.category,
    'ctCategoryTitle ctCategoryIntro ctCategoryBackgroundColor ctCategoryMetadata ctCategoryLightNavigation articles',
  ],
  [
    'JOB-07',
    jobAnswer.shape.response.shape.ctJob,
    `ctJobTitle ctJobSlug ctJobDate ctJobIntro ctJobLocations.ctLocationCountry.name ctJobBody ctJobMetadata.title
     ctJobMetadata.description ctJobMetadata.image.url`,
  ],
  [
    'GUIDE-05',
    acousticGuideAnswer.shape.response,
    `id ctAcousticGuideSlug ctAcousticGuideTitle ctAcousticGuideSubtitle ctAcousticGuideIntro ctAcousticGuideColor.cssRgb
     ctAcousticGuideModifier ctAcousticGuideImage ctAcousticGuideBody ctAcousticGuideLightNavigation ctAcousticGuideMetadata
     ctAcousticGuideRelatedArticles`,
  ],
  ['FAQ-07', faqList, 'ctFaqQuestion ctFaqAnswer'],
  [
    'DEALER-19',
    locationList,
    `id ctLocationName ctLocationSlug ctLocationOnline ctLocationState ctLocationStreet ctLocationStreetNumber ctLocationPostalCode
     ctLocationCity ctLocationType ctLocationCountry.name ctLocationAddressName ctLocationLightningRep
     ctLocationLocation.latitude ctLocationLocation.longitude ctLocationTelephone ctLocationEmail ctLocationMetadata.slug
     ctLocationMetadata.seo.og_image`,
  ],
  ['SRCH-07', searchResult, 'type title link thumbnail.name thumbnail.alt thumbnail.id ready2go'],
  [
    'FAM-05 to FAM-10, FAM-13, FAM-14, OR-84',
    familyAnswer.shape.response,
    `id ctFamilyName ctFamilySlug ctFamilyIsHero ctFamilyOnline ctFamilyImage.responsiveImage ctFamilySquareImage.responsiveImage
     ctFamilyLandscapeImage.responsiveImage ctFamilyHeroImage.responsiveImage ctFamilyModels
     ctFamilyPrinciples.ctFamilyPrincipleIdentifier ctFamilyPrinciples.ctFamilyPrincipleTitle
     ctFamilyPrinciples.ctFamilyPrincipleImage performances.label performances.value ctFamilyArticles ctFamilyResources
     ctFamilyMetadata.title ctFamilyMetadata.description ctFamilyMetadata.image.url ctFamilyImperialUrl ctFamilyMetricUrl
     ctFamilyShopLink ctFamilyIssues ctFamilyTypologies ctFamilyBody
     ctFamilyFelts.key ctFamilyFelts.felt.ctModelName ctFamilyFelts.felt.ctModelImage ctFamilyFelts.pictures.original
     ctFamilyFelts.pictures.replacement`,
  ],
  [
    'FAB-03, OR-84',
    fabricAnswer.shape.response,
    `id ctFabricName ctFabricSlug ctFabricIsHero ctFabricOnline ctFabricImage ctFabricSquareImage ctFabricHeroImage ctFabricModels
     ctFabricResources ctFabricMetadata ctFabricBody ctFabricArticles`,
  ],
  [
    'FAM-11',
    resourceCard,
    `id ctResourceName ctResourceResource.url ctResourceResource.alt ctResourceResource.filename ctResourceMediaType.name
     ctResourceCertificationType.name`,
  ],
  ['OR-84', modelCard, 'id ctModelName ctModelImage ctModelOnline ctModelDescription'],
  [
    'TYPO-11',
    typologyAnswer.shape.response,
    'id ctTypologyTitle ctTypologySlug ctTypologyIntro ctTypologyImage ctTypologyColor.cssRgb heroFamilies normalFamilies heroFabrics normalFabrics ctTypologyMetadata',
  ],
  ['TYPO-12', filterList, 'title slug familyCount fabric_count pim_item_count'],
  [
    'TYPO-13',
    issueAnswer.shape.response,
    `id ctFamilyIssueTitle ctFamilyIssueSlug ctFamilyIssueIntro ctFamilyIssueImage ctFamilyIssueColor heroFamilies normalFamilies
     ctFamilyIssueMetadata`,
  ],
  ['FAM-12', skinList, 'id ctModelName ctModelImage'],
  [
    'R2G-22, R2G-23, R2G-24',
    ready2goAnswer.shape.response,
    `id slug model description images.url images.alt images.title familySlug familyName finishes.exterior finishes.interior
     finishes.finish.name finishes.finish.finishType.name finishes.finish.image.url finishes.finish.color.hex
     specificFinishCombinations.finishCombination.name`,
  ],
  [
    'DSGN-05, OR-84',
    designerAnswer.shape.response,
    'ctDesignerName ctDesignerSlug ctDesignerImage.responsiveImage ctDesignerIntro ctDesignerMetadata families ctDesignerBody ctDesignerLightNavigation',
  ],
  [
    'AWARD-06',
    awardList,
    'id year name category families.id families.slug families.name families.image PimDesigner.name PimDesigner.link',
  ],
  [
    'DL-13, DL-14',
    downloadList,
    `id ctDownloadCategoryTitle ctDownloadCategoryIntro _allReferencingCtDownloads.id _allReferencingCtDownloads.ctDownloadTitle
     _allReferencingCtDownloads.ctDownloadLocked _allReferencingCtDownloads.ctDownloadLockedType
     _allReferencingCtDownloads.ctDownloadFile.format _allReferencingCtDownloads.ctDownloadFile.size
     _allReferencingCtDownloads.ctDownloadFile.url _allReferencingCtDownloads._updatedAt`,
  ],
  ['DL-15', pressList, 'id name attachment.url attachment.size'],
  ['RED-02', redirectList, 'from to is_permanent'],
  [
    'PAGE-02, PAGE-03',
    page.schema,
    `ctPageSlug ctPageLink ctPageBody ctPageMetadata.meta_title ctPageMetadata.meta_description ctPageMetadata.og_title
     ctPageMetadata.og_description ctPageMetadata.og_image ctPageLightNavigation`,
  ],
  ['PAGE-04', page.schema, 'ctPageStatus'],
  [
    'ENT-01, OR-97',
    organizationAnswer,
    `metadata.description logo.url telephone contactType addressLocality postalCode streetAddress
     ctOrganizationMetadata.description`,
  ],
  [
    'NAV-03, NAV-10, NAV-11',
    general.schema,
    'menus.id menus.items.title menus.items.slug menus.items.link socials.type socials.handle',
  ],
  ['BC-02', breadcrumbList, 'id url label index'],
  ['LOC-32', localizedSlugs, 'type slugs.en slugs.nl slugs.de slugs.fr slugs.it'],
  ['ENT-02', errorAnswer, 'message code'],
]

describe('the names of the wire', () => {
  it.each(names)('are those of the requirements (%s)', (_, schema, fields) => {
    for (const field of fields.trim().split(/\s+/)) expect([field, at(schema, field) !== undefined]).toEqual([field, true])
  })
})

describe('every entity', () => {
  it('is listed once, by name', () => {
    expect(entities.map(({ name }) => name).toSorted()).toEqual(
      `acousticGuide article award category designer download downloadCategory fabric family faq general issue job location model
       organization page pressKit ready2go redirect resource skin typology`.split(/\s+/),
    )
  })

  it.each(entities.map((entity) => [entity.name, entity] as const))('%s has the fields that it says it has', (_, entity) => {
    const fields = Object.keys(entity.schema.shape)
    for (const field of [entity.slug, entity.status, entity.online, entity.locked, ...(entity.search?.text ?? [])])
      if (field !== undefined) expect(fields).toContain(field)
    expect(entity.summary).toMatch(/^[A-Z].*\.$/)
  })
})

describe('records that name others', () => {
  it('hold cards, each of an entity (FAM-07)', () => {
    expect(cardTarget(articleCard)).toBe('article')
    expect(cardTarget(unwrap(at(family.schema, 'ctFamilyModels')!))).toBeUndefined()
    expect(cardTarget(article.schema)).toBeUndefined()
    const named = entities.flatMap(({ schema }) =>
      Object.values(schema.shape as Record<string, z.ZodType>).map((field) => {
        const inner = unwrap(field)
        return cardTarget(inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : inner)
      }),
    )
    for (const target of new Set(named.filter((name) => name !== undefined)))
      expect(entities.map(({ name }) => name)).toContain(target)
  })

  it('are answered with the card in place of the id (OR-85)', () => {
    expectTypeOf<Family['ctFamilyIssues'][number]['ctFamilyIssueTitle']>().toEqualTypeOf<string>()
    expectTypeOf<NonNullable<ArticleAnswer['article']['ctArticleCategory']>['ctCategorySlug']>().toEqualTypeOf<string>()
    expect(Object.keys(typologyCard.shape)).toContain('usedLocale')
  })
})

describe('slugs', () => {
  it.each([
    ['family', family.schema.shape.ctFamilySlug, ['types', 'issues', 'ready2go']],
    ['article', article.schema.shape.ctArticleSlug, ['category']],
    ['typology', typology.schema.shape.ctTypologySlug, ['ready2go']],
    ['page', page.schema.shape.ctPageSlug, ['search', 'search/x', 'api', 'nl', 'media/x']],
  ])('of a %s exclude the words that mean another page (OR-25, RT-38)', (_, schema, taken) => {
    for (const slug of taken) expect([slug, schema.safeParse(slug).success]).toEqual([slug, false])
    expect(schema.safeParse('baffle-2').success).toBe(true)
  })

  it('of one level contain no slash', () => {
    for (const slug of ['a/b', '', 'A', '-a', 'a--b', 'a.b', '../a'])
      expect([slug, segment().safeParse(slug).success]).toEqual([slug, false])
    expect(ready2go.schema.shape.slug.safeParse('booth_2').success).toBe(true)
  })
})

describe('the anchor of a table of downloads', () => {
  it.each([
    ['Price lists', 'price_lists'],
    ['Catalogues', 'catalogues'],
    ['A  B\u00a0C', 'a_b_c'],
  ])('of %s is %s (DL-02)', (title, anchor) => expect(toAnchor(title)).toBe(anchor))
})
