import type { About } from '../contract/contract.ts'

/** Guidance about the elements, by component. */
export const elements: Record<string, About> = {
  Accordion: {
    alternatives: { Tabs: 'when visitors switch between contents of equal weight', cb_text: 'for a text that everybody reads' },
    behaviour: {
      keyboard: 'Arrow up and arrow down move between the titles, Home and End to the first and last. Enter or Space opens one.',
      names: 'Each title is a heading with a button. Up to six panels are regions with the title as their name.',
      withoutScript: 'All items are open.',
      events: ['accordion-change'],
    },
  },
  AbsorptionChart: {
    alternatives: { DecayChart: 'for the reverberation of rooms', cb_figure: 'for a chart with a title that editors fill in' },
    behaviour: {
      keyboard: 'With a single absorber, Enter or Space shows or hides the table.',
      names: 'The drawing is hidden from screen readers, which read the table.',
    },
  },
  ActionButton: { alternatives: { Button: 'where label and address are props of their own' } },
  Button: {
    alternatives: { Link: 'within running text', ActionButton: 'for an action of a record, which may be empty' },
    behaviour: {
      names: 'A link to a new tab announces the tab. A disabled link is announced as such and leads nowhere.',
      withoutScript: 'Links and buttons that send a form work. `onClick` needs JavaScript.',
    },
  },
  Carousel: {
    alternatives: { ProductGrid: 'to show all products at once', cb_image_gallery: 'for pictures to open in large size' },
    behaviour: {
      keyboard:
        'In the row, arrow keys, Home and End move to another group of slides. On a link in it they move to another slide.',
      names: '`label` is the name of the row. Each slide has its position as its name, such as "2 of 8".',
      focus: 'Slides outside the view cannot receive the focus.',
      motion: 'The row moves at once, without an animation.',
      withoutScript: 'The row scrolls as a list, by finger, trackpad and keyboard. It has no buttons.',
      events: ['carousel-change'],
    },
  },
  DecayChart: {
    alternatives: {
      AbsorptionChart: 'for absorption by octave band',
      cb_figure: 'for a chart with a title that editors fill in',
    },
    behaviour: {
      names: 'The drawing is hidden from screen readers, which read the seconds of each room from a list.',
    },
  },
  DisplayTitle: { alternatives: { cb_static_header: 'for the whole head of a page' } },
  FactList: { alternatives: { RichText: 'for a table with more than two columns' } },
  Icon: {
    behaviour: {
      names: 'Hidden from screen readers: the text beside it is the name.',
    },
  },
  Link: { alternatives: { Button: 'for the main action of a view' } },
  Picture: { alternatives: { cb_image_text: 'for a picture with a caption', cb_image_grid: 'for pictures side by side' } },
  RichText: {
    alternatives: { cb_text: 'for a text as a block of its own', FactList: 'for names with values' },
    behaviour: {
      keyboard: 'A table that is wider than its place receives the focus and scrolls by arrow keys.',
    },
  },
  Tabs: {
    alternatives: { Accordion: 'for many or long titles, and for small parts of a page' },
    behaviour: {
      keyboard: 'Arrow left and arrow right choose a tab, Home and End the first and last. Tab leads from the tab to its panel.',
      names: '`label` is the name of the row of tabs. Each panel has the name of its tab.',
      withoutScript: 'All panels follow each other with headings, and the tabs are links to them.',
      events: ['tab-change'],
    },
  },
  Tooltip: {
    alternatives: { Accordion: 'for more than two sentences, and for links' },
    behaviour: {
      keyboard: 'The note shows while its mark has the focus. Escape closes it.',
      names: 'The mark is a button, "More information", and the note is its description.',
      withoutScript: 'The note shows in the same way, but Escape does not close it.',
    },
  },
}
