export const en = {
  /** Name of the dialog. */
  title: 'Images',
  /**
   * Shown where there are more than stand on the page.
   * @requirement BLK-image_gallery-02
   */
  more: 'More images',
  /** Read out with each picture. `{n}` is its number. */
  position: 'Image {n} of {total}',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close images',
}

type Texts = typeof en
export interface ImageGalleryMessages extends Texts {}
