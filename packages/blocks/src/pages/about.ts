import type { About } from '../contract/contract.ts'

/** Guidance about parts of pages, by component. */
export const pages: Record<string, About> = {
  ArticleBody: { alternatives: { BlockSection: 'for blocks of any other page' } },
  ArticleHeader: { alternatives: { cb_static_header: 'for a page that is no article' } },
  ArticleList: { alternatives: { cb_article_grid: 'for a few articles as a block' } },
  CategoryFilter: { alternatives: { ArticleList: 'with the articles below the filter' } },
  ComparePage: {
    alternatives: { ProductGrid: 'for products that visitors do not compare' },
    behaviour: {
      keyboard: 'The frame of the table receives the focus and scrolls by arrow keys.',
      names: 'A table with a name. A row of equal values announces that, and an empty cell is not silent.',
      withoutScript: 'Nothing changes: every choice is a link or a form, and a box hides equal rows by styles.',
    },
  },
  DealerPage: {
    alternatives: { cb_office_list: 'for offices and showrooms of the brand' },
    behaviour: {
      keyboard: 'Letters and points on the map are links to a country. Escape closes the name of a point.',
      names: 'A status message announces the number of dealers. Phone and contact links have the name of the dealer.',
      focus: 'After the form for a dealer closes, the link that opened it has the focus again.',
      withoutScript: 'The search and the nearest dealers are forms that the server answers. The search by location is disabled.',
      events: ['filter-change', 'form-refused', 'form-sent', 'form-failed'],
    },
  },
  FaqPage: {
    alternatives: { Accordion: 'for a few questions within another page' },
    behaviour: {
      keyboard: 'Enter or Space opens a question.',
      names: 'A status message announces the number of questions that are found.',
      withoutScript: 'The questions open, and the server answers the search.',
      events: ['filter-change'],
    },
  },
  GuidePage: { alternatives: { ArticleHeader: 'for the head of an article' } },
  JobPage: { alternatives: { cb_job_list: 'for the list of vacancies' } },
  NextArticle: { alternatives: { cb_topic_teaser: 'for a link to any other page' } },
  OtherQuestions: { alternatives: { cb_contact_form: 'to ask on the same page' } },
  ProductBar: { alternatives: { ContactButton: 'for a link to the contact page' } },
  ProductColors: {
    alternatives: { cb_model_list: 'for colours that visitors cannot order samples of' },
    behaviour: {
      keyboard: 'Space chooses a colour: each is a box to tick.',
      withoutScript: 'Nothing changes: the browser sends the form, and styles count the chosen colours.',
    },
  },
  ProductDownloads: {
    alternatives: { cb_download_list: 'for the files of all products' },
    behaviour: {
      keyboard: 'Escape closes the dialog. In it, the groups of files are tabs: arrow keys choose one.',
      focus: 'After the dialog closes, the link that opened it has the focus again.',
      withoutScript: 'The files stand on the page, in groups that links lead to.',
      events: ['file-download', 'tab-change'],
    },
  },
  ProductFigures: { alternatives: { cb_acoustic_usp: 'as a block that editors fill in' } },
  ProductsPage: {
    alternatives: { ProductGrid: 'for a list without filters', cb_family_grid: 'for a selection by editors' },
    behaviour: {
      keyboard: 'Filters are links, and the choice to compare is a button on each card.',
      names: 'A status message announces the number of products after each filter.',
      focus:
        'The focus stays on a filter that still exists, else it moves to the number of products. After "more", it is on the first added product.',
      motion: 'Cards change their place without an animation.',
      withoutScript: 'Every filter, search and further page is an address that the server answers.',
      events: ['filter-change', 'compare-change'],
    },
  },
  ProductSound: {
    alternatives: { cb_room_calculator: 'for a room that visitors describe' },
    behaviour: {
      keyboard: 'Arrow keys move the slider by one piece or square metre.',
      names: 'The new figures are announced. The slider has the amount and its unit as its value.',
      withoutScript: 'Only the line of figures remains useful: nothing plays.',
      events: ['sound-play'],
    },
  },
  ProductVoice: {
    alternatives: { ProductSound: 'for a product that absorbs sound' },
    behaviour: {
      withoutScript: 'Only the line of figures remains useful: nothing plays.',
      events: ['sound-play'],
    },
  },
  ProductSpecification: {
    alternatives: { cb_info: 'for facts that editors write' },
    behaviour: {
      keyboard: 'Enter or Space opens the text for a call for tenders.',
      names: 'A status message confirms the copy.',
      withoutScript: 'The text opens, without the button that copies it.',
    },
  },
  StockProductPage: {
    alternatives: { ProductsPage: 'for the list of products from stock' },
    behaviour: {
      keyboard: 'The row of pictures receives the focus and scrolls by arrow keys. Thumbnails are links to a picture.',
      focus: 'After the choice of a finish closes, the link that opened it has the focus again.',
      motion: 'The row moves at once.',
      withoutScript: 'Thumbnails lead to their pictures. The form that asks for a price stands on the page.',
    },
  },
}
