export const en = {
  /** Title and first sentence of `NotFound`. */
  notFound: 'This page does not exist',
  notFoundLead: 'Its address may have changed, or the link to it may be wrong.',
  /** Title of `ErrorPage`. */
  title: 'Something went wrong here',
  back: 'Back to homepage',
  /**
   * Text in place of a page whose error page cannot be shown either.
   * @requirement ERR-11
   */
  failed: 'An error occurred while showing the error page',
}

type Texts = typeof en
export interface ErrorPageMessages extends Texts {}
