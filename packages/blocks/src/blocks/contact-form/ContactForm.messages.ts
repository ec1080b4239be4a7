import { en as personForm } from '../../forms/PersonForm.messages.ts'

export const en = {
  ...personForm,
  /** Above what the page passes on, such as a product, each below its name. */
  about: 'You ask about',
  position: 'Position',
  location: 'For',
  showrooms: 'Visit to',
  typology: 'Kind',
  product: 'Product',
  finish: 'Finish',
  colours: 'Colours',
  quantity: 'Quantity',
  /** Rolls of a wall covering, where strips that are not joined need more than the quantity. */
  unjoined: 'Rolls with every strip in one piece',
  /** Destination of the goods, as a town and a floor. */
  place: 'Place of delivery',
  street: 'Street and number',
  postcode: 'Postal code',
  city: 'Town or city',
  state: 'State or province',
  question: 'Your question',
  /** May stay empty. */
  remarks: 'Anything else',
  send: 'Send question',
  sendQuote: 'Request quote',
  sendSamples: 'Order samples',
  close: 'Close',
  invalidName: 'Enter a name',
  invalidCompany: 'Enter the name of a company',
  invalidCountry: 'Choose a country',
  invalidState: 'Enter a state or province',
  invalidQuestion: 'Write a question',
  invalidProduct: 'Enter a product',
  invalidQuantity: 'Enter how many or how much',
  invalidPlace: 'Enter where it goes',
  invalidColours: 'Enter one to eight colours, with a comma between two',
  invalidStreet: 'Enter a street and a number',
  invalidPostcode: 'Enter a postal code',
  invalidCity: 'Enter a town or city',
  successTitle: 'Thank you for reaching out!',
  successText: 'We will reply as soon as possible',
  /** In their place where one applies for a position. */
  application: 'Your application',
  aboutYou: 'About you',
  invalidAboutYou: 'Write a few words about yourself',
  link: 'Link to a portfolio or CV',
  invalidLink: 'Enter an address such as https://studio.example/work.pdf',
  file: 'Portfolio or CV as a file',
  /** Of a file that comes with an application, in brackets after its label. */
  fileLimit: 'PDF, at most 5 MB',
  invalidFile: 'Choose a PDF of at most 5 MB',
  /** Where the page comes back without JavaScript, which cannot bring the file back. */
  fileAgain: 'Choose the file again: it was not kept',
  apply: 'Send application',
  appliedTitle: 'Thank you for applying!',
  appliedText: 'We read everything and will reply as soon as possible',
}

type Texts = typeof en
export interface ContactFormMessages extends Texts {}
