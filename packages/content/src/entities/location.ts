import { z } from 'zod'
import { locationFields } from '../cards/location.ts'
import { defineEntity } from '../entity.ts'
import { keywords } from '../metadata.ts'
import { pageSlugs, findSlug } from '../slugs.ts'
import { image, text } from '../values.ts'

/**
 * The types of our own offices; they are no dealers.
 * @requirement DEALER-03
 */
export const officeTypes: readonly string[] = ['office', 'sh_office']

/** Whether a location is one of our own offices. */
export const isOffice = ({ ctLocationType }: { ctLocationType: string }) => officeTypes.includes(ctLocationType)

interface Office {
  ctLocationCity?: string | undefined
  ctLocationName: string
}

/** The city of an office, by which visitors choose it; its name where it has none. */
export const officeCity = ({ ctLocationCity, ctLocationName }: Office): string => ctLocationCity ?? ctLocationName

/**
 * The query that chooses an office in the form of the page of all offices.
 * @requirement OFFICE-07
 */
export const officeQuery = (office: Office): URLSearchParams => new URLSearchParams({ shoffice: officeCity(office) })

/** Fields of a location that a list shows. */
const shown = [
  'ctLocationName',
  'ctLocationState',
  'ctLocationAddressName',
  'ctLocationStreet',
  'ctLocationCity',
  'ctLocationCountry',
] as const

/**
 * A dealer, a representative or an office of our own.
 * @requirement DEALER-19
 */
export const location = defineEntity({
  name: 'location',
  summary: 'A dealer, a representative or an office of our own.',
  slug: 'ctLocationSlug',
  online: 'ctLocationOnline',
  listedBy: ['ctLocationType'],
  schema: z
    .strictObject({
      ...locationFields,
      ctLocationOnline: z.boolean().default(true),
      ctLocationState: text(80).optional(),
      ctLocationStreet: text(120).optional(),
      ctLocationStreetNumber: text(20).optional(),
      ctLocationPostalCode: text(20).optional(),
      ctLocationType: z
        .string()
        .regex(/^[a-z][a-z_]{0,39}$/, 'must be a lower-case name')
        .meta({
          description: '`office` and `sh_office` are our own. Any other type is a dealer or representative.', // @requirement OFFICE-02, OFFICE-03
        }),
      ctLocationAddressName: text(120).optional(),
      ctLocationLightningRep: z.boolean().default(false).meta({ description: 'Marks a representative of the lighting range.' }), // @requirement DEALER-12
      ctLocationLocation: z
        .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .optional(),
      ctLocationTelephone: text(40).optional(),
      ctLocationEmail: z.email('must be an e-mail address').max(254).optional(),
      ctLocationMetadata: z
        .strictObject({ slug: text(100).optional(), seo: z.strictObject({ og_image: image.optional() }).prefault({}) })
        .prefault({})
        .meta({ description: 'Metadata. Its social image is the picture of an office.' }), // @requirement OFFICE-04
      ctLocationKeywords: keywords.optional(),
    })
    .meta({ id: 'LocationRecord' }),
  kind: ({ ctLocationCity = '', ctLocationKeywords = '' }) => `${ctLocationCity} ${ctLocationKeywords}`,
  search: {
    title: (record) => record.ctLocationName,
    text: shown,
    isSearched: isOffice,
    shownAt: (record) => ({ page: pageSlugs.offices, query: officeQuery(record) }),
    thumbnail: ({ ctLocationMetadata }) => ctLocationMetadata.seo.og_image,
  },
  shownOn: [
    { page: findSlug('dealers'), isShown: (record) => !isOffice(record), text: shown },
    { page: pageSlugs.offices, isShown: isOffice, text: shown },
  ],
})

/**
 * Requested by coordinates, each has its distance in km.
 * @requirement DEALER-15
 */
const located = location.schema.extend({ distance: z.number().optional() }).meta({ id: 'Location' })
export const locationList = z.array(located)

export type Location = z.infer<typeof located>
