export const en = {
  /** ERR-10 */
  lightsOff: 'Looks like someone turned off the lights',
  unlit: 'The page you wanted is not here. The cat may know more.',
  lit: 'Much better. The page is still gone, but at least you can see the sofa.',
  lamp: 'Light',
  title: 'Something went wrong here',
  back: 'Back to homepage',
  /** ERR-11 */
  failed: 'An error occurred while showing the error page',
}

export type ErrorPageMessages = typeof en
