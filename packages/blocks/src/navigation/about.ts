import type { About } from '../contract/contract.ts'

/** Guidance about the navigation, by component. */
export const navigation: Record<string, About> = {
  Breadcrumb: {
    alternatives: { cb_navigation_list: 'for links within the page' },
    behaviour: {
      names: 'A navigation landmark with its own name. The current page is marked and is no link.',
    },
  },
  ConsentNotice: {
    alternatives: { Modal: 'where visitors must answer before they go on' },
    behaviour: {
      keyboard: 'Tab passes through the notice and the page: it traps no focus. Enter or Space opens the choices.',
      names: 'A complementary landmark with its title as the name. Each box refers to the sentence below it.',
      focus: 'The notice takes no focus by itself. A link to it opens it and moves the focus there; the answer moves it back.',
      withoutScript: 'It sends a form to `href`, whose answer sets the cookie. A link to it shows it again.',
      events: ['consent-change'],
    },
  },
  ContactButton: {
    alternatives: { Button: 'within the page' },
    behaviour: {
      names: 'A landmark with the text of its link as the name.',
      motion: 'It disappears and returns at once.',
      withoutScript: 'It stays in its place while visitors scroll.',
    },
  },
  ErrorPage: { alternatives: { NotFound: 'for an unknown address' } },
  Footer: {
    behaviour: {
      names: 'Each group of links is a navigation landmark with its heading as the name.',
    },
  },
  LocaleWarning: {
    behaviour: {
      keyboard: 'Enter or Space on the cross closes the notice.',
      names: 'A status message in the requested language.',
      withoutScript: 'The cross is a link that hides the notice.',
    },
  },
  NotFound: { alternatives: { ErrorPage: 'for every other error' } },
  Pagination: {
    alternatives: { ProductsPage: 'for a list that adds the next page below' },
    behaviour: {
      names: 'A navigation landmark with its own name. The current page is marked.',
    },
  },
  ProgressBar: {
    behaviour: {
      names: 'A progress bar without a value: nobody knows how long a page takes.',
      withoutScript: 'It stays hidden.',
    },
  },
  RouterLinks: {
    behaviour: {
      keyboard: 'A link with Control, Shift, Alt or Command keeps the action of the browser.',
      withoutScript: 'The browser follows the links.',
    },
  },
  Search: {
    alternatives: { SearchPage: 'for the page of all results' },
    behaviour: {
      keyboard:
        'Arrow up and arrow down move through the suggestions. Enter follows one or sends the form. Escape closes the suggestions, then the search.',
      names: 'The field is a combobox. A status message announces the number of suggestions.',
      focus: 'The focus stays in the field. After the search closes, the button that opened it has it.',
      withoutScript: 'The form leads to the page of results.',
      events: ['search-submit', 'search-select'],
    },
  },
  SearchPage: {
    alternatives: { Search: 'for suggestions in the site header' },
    behaviour: {
      names: 'A status message has the number of results. Each group is a list below its heading.',
    },
  },
  SearchResults: {
    alternatives: { Search: 'for the field with its suggestions', SearchPage: 'for results on a page' },
    behaviour: {
      keyboard: 'The field above the list handles the keys. The rows receive no focus.',
      names: 'A list box of options. A status message announces the number of results.',
      withoutScript: 'It does not appear: only a script shows suggestions.',
    },
  },
  SiteHeader: {
    behaviour: {
      keyboard: 'Escape closes the menu, the search or the languages. Space works on the links that open them.',
      names: 'The menu is a navigation landmark, and a dialog on small screens. The current page is marked.',
      focus: 'After the menu closes, the link that opened it has the focus again.',
      withoutScript: 'Menu and search open as targets of their links. The bar stays in its first style while visitors scroll.',
      events: ['menu-open', 'search-open'],
    },
  },
}
