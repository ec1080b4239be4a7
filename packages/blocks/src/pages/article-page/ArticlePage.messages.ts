import { en as articleGrid } from '../../blocks/article-grid/ArticleGrid.messages.ts'
import { en as elements } from '../../elements/elements.messages.ts'

export const en = {
  ...elements,
  ...articleGrid,
  /** Names the row of categories. */
  categories: 'Categories',
  /** Added to the chosen category, whose link leads back to all articles. */
  showAll: 'show all',
  empty: 'Nothing here yet',
  /** Above the title of the next article. */
  next: 'Next story',
  /** Names of the facts of events and projects. */
  date: 'From',
  closingDate: 'Until',
  location: 'Location',
  price: 'Price',
  booth: 'Booth',
  website: 'Website',
  architect: 'Architect',
  photographer: 'Photographer',
}

type Texts = typeof en
export interface ArticlePageMessages extends Texts {}
