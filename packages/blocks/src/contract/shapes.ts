import { field, type Field, type ShapeName, type ValuesOf } from './fields.ts'

const title = (max: number, help: string) => field.text({ required: true, max, title: true, help })
const text = (max: number, help: string) => field.text({ max, help })
const page = field.link({ required: true, help: 'Address of its page.' })

/** A family or fabric, for product cards (OR-34). */
const product = {
  title: title(80, 'Its name.'),
  link: page,
  large: field.flag({ help: 'Stands large in a grid (GRID-01).' }),
  image: field.image({ ratio: '326:280', widths: [600, 1200], help: 'On a normal card (IMG-01, IMG-04).' }),
  largeImage: field.image({ ratio: '670:700', widths: [600, 1200], help: 'On a large card (IMG-02).' }),
  landscapeImage: field.image({ ratio: '677:280', widths: [600, 1200], help: 'On a landscape card (IMG-03).' }),
}

/** A model of a family, or a colour of a fabric (BLK-model_list-02, BLK-model_list-03). */
const model = {
  title: title(100, 'Its name.'),
  description: text(400, 'A sentence or two.'),
  image: field.image({ ratio: '1:1', widths: [350, 700], help: 'The model alone.' }),
}

/** A designer (BLK-designer_carousel-01, BLK-designer_carousel-02). */
const designer = {
  name: title(80, 'First and last name.'),
  link: page,
  image: field.image({ ratio: '1:1', widths: [350, 700], help: 'A portrait.' }),
}

/** An article, for article cards (ART-15). */
const article = {
  title: title(120, 'Its title.'),
  link: page,
  intro: text(300, 'What it is about.'),
  category: text(60, 'Name of its category.'),
  color: field.color({ help: 'Colour of its category.' }),
  image: field.image({ ratio: '36:31', widths: [480, 800, 1200], help: 'On its card.' }),
  date: field.date({ help: 'When it was published.' }),
  readTime: field.number({ min: 0, max: 86_400, help: 'Seconds that reading takes (ART-08).' }),
}

/** A guide to better sound (GUIDE-04). */
const guide = {
  title: title(100, 'Its title.'),
  link: page,
  subtitle: text(160, 'What it answers.'),
  intro: text(400, 'What it is about.'),
  color: field.color({ help: 'Its own colour.' }),
  modifier: field.choice({ options: ['dark', 'light'], default: 'dark', help: 'Colour of the text on it.' }),
  image: field.image({ ratio: '16:9', widths: [640, 1280, 1920], help: 'Its picture.' }),
}

/** A vacancy (JOB-01). */
const job = {
  title: title(100, 'What one becomes.'),
  link: page,
  intro: text(400, 'What one does.'),
  date: field.date({ help: 'When it was published.' }),
  countries: field.list({ max: 20, of: text(100, 'A country.'), help: 'Where one works; each country once.' }),
}

/** An office of our own (OFFICE-02 to OFFICE-08). */
const office = {
  name: title(100, 'Its name.'),
  kind: field.choice({ options: ['office', 'showroom'], default: 'office', help: 'Decides its column.' }),
  city: text(80, 'Its city.'),
  country: field.text({ required: true, max: 100, help: 'Its country.' }),
  countryCode: text(2, 'Two lower-case letters; decide its region (OR-65).'),
  address: field.list({ max: 4, of: text(160, 'A line.'), help: 'Address line by line, without city and country.' }),
  phone: text(40, 'As it is written.'),
  email: text(254, 'Where it is reached.'),
  visit: field.link({ required: true, help: 'Address of the page to announce a visit.' }),
  image: field.image({ ratio: '3:2', widths: [480, 800, 1200], help: 'The house.' }),
}

/** A table of files (DL-01, DL-08). */
const downloads = {
  title: title(80, 'What the files are.'),
  intro: text(400, 'A sentence above them.'),
  anchor: field.text({ required: true, max: 80, help: 'Name for links that lead here (OR-92).' }),
  files: field.list({
    required: true,
    max: 500,
    help: 'The files in their order.',
    of: field.group({
      name: 'file',
      help: 'One file.',
      fields: {
        id: field.text({ required: true, max: 100, help: 'Names it in the request for a locked one.' }),
        title: title(120, 'Its name.'),
        format: field.text({ required: true, max: 10, help: 'Its extension.' }),
        size: field.number({ required: true, min: 0, max: 2 ** 40, help: 'Bytes.' }),
        date: field.date({ help: 'When it was last changed.' }),
        lock: field.choice({
          options: ['none', 'locked', 'full_locked'],
          default: 'none',
          help: 'What is asked for it: nothing, an e-mail address, or all (OR-42).',
        }),
        link: field.link({ help: 'Where it lies; not there while it is locked (OR-46).' }),
      },
    }),
  }),
}

/** A press kit, always given for the data of a form (DL-06, DL-07). */
const pressKit = {
  name: title(120, 'What it holds.'),
  size: field.number({ min: 0, max: 2 ** 40, help: 'Bytes.' }),
}

/** An award (AWARD-02 to AWARD-04). */
const award = {
  name: title(120, 'Its name.'),
  year: field.number({ required: true, min: 1900, max: 2200, help: 'When it was won.' }),
  category: text(120, 'What it was won in.'),
  products: field.list({
    max: 20,
    help: 'The families that won it.',
    of: field.group({
      name: 'product',
      help: 'One family.',
      fields: {
        title: title(80, 'Its name.'),
        link: page,
        image: field.image({ ratio: '326:280', widths: [600, 1200], help: 'On its card.' }),
      },
    }),
  }),
  designer: field.group({
    name: 'designer',
    help: 'Who designed them.',
    fields: { name: title(80, 'First and last name.'), link: page },
  }),
}

/** A finish of the wall covering (FAM-12). */
const finish = {
  name: title(100, 'Its name.'),
  image: field.image({ ratio: '1:1', widths: [80, 160, 640], help: 'A piece of it, seen from the front.' }),
}

/**
 * What a block gets of another record, by name. Where a block shows other records its contract says in which shape it takes
 * them (`reference`, `query`); which records have that shape is the content model's to know.
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
} satisfies Record<ShapeName, Record<string, Field>>

/** Another record as a block gets it: its id, and its language where that is not the language of the page. */
export type ShapeValue<S extends ShapeName> = { id: string; lang?: string } & ValuesOf<(typeof shapes)[S]>
