export const en = {
  /** Heads of the two columns. */
  offices: 'Offices & Manufacturing',
  showrooms: 'Sh’offices',
  /** Shown where there is no office. */
  empty: 'No offices yet',
  /** Name of the choice of regions, and the regions. */
  regions: 'Region',
  europe: 'Europe',
  americas: 'Americas',
  'asia-pacific': 'Asia-Pacific',
  'middle-east-africa': 'Middle East & Africa',
  visit: 'Visit us',
  contact: 'Contact us',
}

type Texts = typeof en
export interface OfficeListMessages extends Texts {}
