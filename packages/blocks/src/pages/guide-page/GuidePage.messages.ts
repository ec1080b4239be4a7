export const en = {
  /** The link below a guide, to the page that lists all of them. */
  parent: 'All acoustic guides',
  /** Above the articles that go with a guide. */
  related: 'Related articles',
}

type Texts = typeof en
export interface GuidePageMessages extends Texts {}
