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
  title: title('Its name.'),
  href: page,
  large: field.flag({ help: 'Stands large in a grid.' }), // @requirement GRID-01
  image: field.image({ ratio: '326:280', widths: [600, 1200], help: 'On a normal card.' }), // @requirement IMG-01, IMG-04
  largeImage: field.image({ ratio: '670:700', widths: [600, 1200], help: 'On a large card.' }), // @requirement IMG-02
  landscapeImage: field.image({ ratio: '677:280', widths: [600, 1200], help: 'On a landscape card.' }), // @requirement IMG-03
}

/**
 * A model of a family, or a colour of a fabric.
 * @requirement BLK-model_list-02, BLK-model_list-03
 */
const model = {
  title: title('Its name.'),
  description: text('A sentence or two.'),
  image: field.image({ ratio: '1:1', widths: [350, 700], help: 'The model alone.' }),
}

/**
 * A designer.
 * @requirement BLK-designer_carousel-01, BLK-designer_carousel-02
 */
const designer = {
  name: title('First and last name.'),
  href: page,
  image: field.image({ ratio: '1:1', widths: [350, 700], help: 'A portrait.' }),
}

/**
 * An article, for article cards.
 * @requirement ART-15
 */
const article = {
  title: title('Its title.'),
  href: page,
  intro: text('What it is about.'),
  category: text('Name of its category.'),
  color: field.color({ help: 'Colour of its category.' }),
  image: field.image({ ratio: '36:31', widths: [480, 800, 1200], help: 'On its card.' }),
  date: field.date({ help: 'When it was published.' }),
  readTime: number('Seconds that reading takes.'), // @requirement ART-08
}

/**
 * A guide to better sound.
 * @requirement GUIDE-04
 */
const guide = {
  title: title('Its title.'),
  href: page,
  subtitle: text('What it answers.'),
  intro: text('What it is about.'),
  color: field.color({ help: 'Its own colour.' }),
  modifier: field.choice({ options: ['dark', 'light'], default: 'dark', help: 'Colour of the text on it.' }),
  image: field.image({ ratio: '16:9', widths: [640, 1280, 1920], help: 'Its picture.' }),
}

/**
 * A vacancy.
 * @requirement JOB-01
 */
const job = {
  title: title('What one becomes.'),
  href: page,
  intro: text('What one does.'),
  date: field.date({ help: 'When it was published.' }),
  countries: list('Where one works; each country once.', text('A country.')),
}

/**
 * An office of our own.
 * @requirement OFFICE-02 to OFFICE-08
 */
const office = {
  name: title('Its name.'),
  kind: field.choice({ options: ['office', 'showroom'], default: 'office', help: 'Decides its column.' }),
  city: text('Its city.'),
  country: name('Its country.'),
  region: field.choice({
    options: ['europe', 'americas', 'asia-pacific', 'middle-east-africa'],
    default: 'europe',
    help: 'Part of the world, which a visitor chooses.', // @requirement OFFICE-12, OR-65
  }),
  address: list('Address line by line, without city and country.', text('A line.')),
  phone: text('As it is written.'),
  email: text('Where it is reached.'),
  visitHref: field.link({ required: true, help: 'Address of the page to announce a visit.' }),
  image: field.image({ ratio: '3:2', widths: [480, 800, 1200], help: 'The house.' }),
}

/**
 * A table of files.
 * @requirement DL-01, DL-08
 */
const downloads = {
  title: title('What the files are.'),
  intro: text('A sentence above them.'),
  anchor: { ...anchor('Name for links that lead here, the same in every language.'), required: true }, // @requirement OR-92
  localAnchor: anchor('The same of the title as it is here: links may use either.'), // @requirement DL-02
  files: {
    ...list(
      'The files in their order.',
      group('One file.', {
        id: name('Names it in the request for a locked one.'),
        title: title('Its name.'),
        format: name('Its extension.'),
        size: { ...number('Bytes.'), required: true },
        date: field.date({ help: 'When it was last changed.' }),
        lock: field.choice({
          options: ['none', 'locked', 'full_locked'],
          default: 'none',
          help: 'What is asked for it: nothing, an e-mail address, or all.', // @requirement OR-42
        }),
        href: field.link({ help: 'Where it lies; not there while it is locked.' }), // @requirement OR-46
        requestHref: field.link({ help: 'The page that asks for a locked one.' }), // @requirement DL-04
        previewHref: field.link({ help: 'A page that shows what is in it.' }), // @requirement DL-11, DL-12
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
  name: title('What it holds.'),
  size: number('Bytes.'),
  requestHref: field.link({ help: 'The page that asks for it.' }), // @requirement DL-06
}

/**
 * An award.
 * @requirement AWARD-02 to AWARD-04
 */
const award = {
  name: title('Its name.'),
  year: { ...number('When it was won.'), required: true },
  category: text('What it was won in.'),
  products: list(
    'The families that won it.',
    group('One family.', {
      title: title('Its name.'),
      href: page,
      image: field.image({ ratio: '326:280', widths: [600, 1200], help: 'On its card.' }),
    }),
  ),
  designer: group('Who designed them.', { name: title('First and last name.'), href: page }),
} as const

/**
 * A finish of the wall covering.
 * @requirement FAM-12
 */
const finish = {
  name: title('Its name.'),
  image: field.image({ ratio: '1:1', widths: [80, 160, 640], help: 'A piece of it, seen from the front.' }),
}

/**
 * A product that absorbs sound.
 * @requirement FACT-02
 */
const absorber = {
  name: title('Its name.'),
  href: page,
  values: list('Absorption coefficients from 125 to 4000 Hz; not there where none were measured.', number('0 to 1.')),
}

/**
 * What a block gets of another record, by name. Where a block shows other records its contract says in which shape it takes
 * them (`reference`, `query`); the content model says which records have that shape.
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
