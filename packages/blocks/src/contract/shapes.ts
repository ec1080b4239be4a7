import { field, type ShapeField, type ShapeName } from './fields.ts'

// Without limits: those are in the schema of the record that the value comes from.
const text = (help: string) => ({ kind: 'text', help }) as const
const name = (help: string) => ({ kind: 'text', required: true, help }) as const
const title = (help: string) => ({ kind: 'text', required: true, title: true, help }) as const
const anchor = (help: string) => ({ kind: 'text', anchor: true, help }) as const
const number = (help: string) => ({ kind: 'number', help }) as const
const list = <const Of extends ShapeField>(help: string, of: Of) => ({ kind: 'list', help, of }) as const
const group = <const Fields extends Record<string, ShapeField>>(help: string, fields: Fields) =>
  ({ kind: 'group', help, fields }) as const
const page = field.link({ required: true, help: 'Address of its page.' })

/**
 * A family or fabric, for product cards.
 * @requirement OR-34
 */
const product = {
  title: title('Name of the product.'),
  href: page,
  kind: text('Kind of product, under its name.'), // @requirement GRID-20
  notes: list('Notes on properties and price.', text('A note of a few words.')), // @requirement GRID-20
  large: field.flag({ help: 'Shown large in a grid.' }), // @requirement GRID-01
  image: field.image({ ratio: '326:280', widths: [600, 1200], help: 'Picture on a normal card.' }), // @requirement IMG-01, IMG-04
  largeImage: field.image({ ratio: '670:700', widths: [600, 1200], help: 'Picture on a large card.' }), // @requirement IMG-02
  landscapeImage: field.image({ ratio: '677:280', widths: [600, 1200], help: 'Picture on a landscape card.' }), // @requirement IMG-03
}

/**
 * A model of a family, or a colour of a fabric.
 * @requirement BLK-model_list-02, BLK-model_list-03
 */
const model = {
  title: title('Name of the model or colour.'),
  description: text('A sentence or two.'),
  color: field.color({ help: 'Colour of the model. It replaces a missing picture.' }), // @requirement BLK-model_list-06
  image: field.image({ ratio: '1:1', widths: [350, 700], help: 'Picture of the model alone.' }),
}

/**
 * A designer.
 * @requirement BLK-designer_carousel-01, BLK-designer_carousel-02
 */
const designer = {
  name: title('First and last name.'),
  href: page,
  image: field.image({ ratio: '1:1', widths: [350, 700], help: 'Portrait of the designer.' }),
}

/**
 * An article, for article cards.
 * @requirement ART-15
 */
const article = {
  title: title('Title of the article.'),
  href: page,
  intro: text('Summary of the article.'),
  category: text('Name of its category.'),
  color: field.color({ help: 'Colour of its category.' }),
  image: field.image({ ratio: '36:31', widths: [480, 800, 1200], help: 'Picture on its card.' }),
  date: field.date({ help: 'Date of publication.' }),
  readTime: number('Reading time in seconds.'), // @requirement ART-08
}

/**
 * A guide to better sound.
 * @requirement GUIDE-04
 */
const guide = {
  title: title('Title of the guide.'),
  href: page,
  subtitle: text('The question that the guide answers.'),
  intro: text('Summary of the guide.'),
  color: field.color({ help: 'Colour of the guide.' }),
  textTone: field.choice({ options: ['dark', 'light'], default: 'dark', help: 'Colour of the text on that colour.' }),
  image: field.image({ ratio: '16:9', widths: [640, 1280, 1920], help: 'Picture of the guide.' }),
}

/**
 * A vacancy.
 * @requirement JOB-01
 */
const job = {
  title: title('Job title.'),
  href: page,
  intro: text('A sentence or two about the work.'),
  date: field.date({ help: 'Date of publication.' }),
  countries: list('Countries of the workplaces, each once.', text('Name of a country.')),
}

/**
 * An office of our own.
 * @requirement OFFICE-02 to OFFICE-08
 */
const office = {
  name: title('Name of the office.'),
  kind: field.choice({
    options: ['office', 'showroom'],
    default: 'office',
    help: 'Office or showroom. It determines the column.',
  }),
  city: text('City.'),
  country: name('Country.'),
  region: field.choice({
    options: ['europe', 'americas', 'asia-pacific', 'middle-east-africa'],
    default: 'europe',
    help: 'Region of the world, by which visitors filter.', // @requirement OFFICE-12, OR-65
  }),
  address: list('Address in lines, without city and country.', text('A line of the address.')),
  phone: text('Telephone number in its displayed form.'),
  email: text('E-mail address.'),
  visitHref: field.link({ required: true, help: 'Address of the page to announce a visit.' }),
  image: field.image({ ratio: '3:2', widths: [480, 800, 1200], help: 'Picture of the building.' }),
}

/**
 * A table of files.
 * @requirement DL-01, DL-08
 */
const downloads = {
  title: title('Heading of the table.'),
  intro: text('Text above the files.'),
  anchor: { ...anchor('Name for links to this table, the same in every language.'), required: true }, // @requirement OR-92
  localAnchor: anchor('Name for links to this table, from the title in this language. Links may use either name.'), // @requirement DL-02
  files: {
    ...list(
      'The files in their order.',
      group('One file.', {
        id: name('Id of the file. The request for a locked file contains it.'),
        title: title('Name of the file.'),
        format: name('File extension.'),
        size: number('Size in bytes.'),
        date: field.date({ help: 'Date of the last change.' }),
        lock: field.choice({
          options: ['none', 'locked', 'full_locked'],
          default: 'none',
          help: 'Data that a visitor must enter first: none, an e-mail address, or the whole form.', // @requirement OR-42
        }),
        href: field.link({ help: 'Address of the file. A locked file has none.' }), // @requirement OR-46
        requestHref: field.link({ help: 'Address of the form for a locked file.' }), // @requirement DL-04
        previewHref: field.link({ help: 'Address of a preview.' }), // @requirement DL-11, DL-12
      }),
    ),
    required: true,
  },
} as const

/**
 * A press kit, always given for the data of a form.
 * @requirement DL-06, DL-07
 */
const pressKit = {
  name: title('Name of the press kit.'),
  size: number('Size in bytes.'),
  requestHref: field.link({ help: 'Address of the form for this kit.' }), // @requirement DL-06
}

/**
 * An award.
 * @requirement AWARD-02 to AWARD-04
 */
const award = {
  name: title('Name of the award.'),
  year: { ...number('Year of the award.'), required: true },
  category: text('Category of the award.'),
  products: list(
    'Families that won the award.',
    group('One family.', {
      title: title('Name of the family.'),
      href: page,
      image: field.image({ ratio: '326:280', widths: [600, 1200], help: 'Picture on its card.' }),
    }),
  ),
  designer: group('The designer of these families.', { name: title('First and last name.'), href: page }),
} as const

/**
 * A finish of the wall covering.
 * @requirement FAM-12
 */
const finish = {
  name: title('Name of the finish.'),
  image: field.image({ ratio: '1:1', widths: [80, 160, 640], help: 'Picture of a piece, from the front.' }),
}

/**
 * A product that absorbs sound.
 * @requirement FACT-02
 */
const absorber = {
  name: title('Name of the product.'),
  href: page,
  values: list(
    'Absorption coefficients from 125 to 4000 Hz. Missing without measurements.',
    number('Absorption coefficient from 0 to 1.'),
  ),
}

/**
 * Shapes in which blocks get other records, by name. The contract of a block names the shape of the records that it shows
 * (`reference`, `query`). The content model names the records that have that shape.
 */
export const shapes = {
  product,
  model,
  designer,
  article,
  guide,
  job,
  office,
  downloads,
  pressKit,
  award,
  finish,
  absorber,
} satisfies Record<ShapeName, Record<string, ShapeField>>
