import { waitFor } from 'storybook/test'

/** The page in the frame of a Composer, once it is there. */
export async function pageIn(canvas: HTMLElement) {
  return waitFor(() => {
    const { contentDocument } = canvas.querySelector('iframe')!
    const isReady = canvas.querySelector('[class*="PuckCanvas--ready"]') && contentDocument?.querySelector('[data-puck-dropzone]')
    if (!isReady) throw new Error('The page is not ready yet.')
    return contentDocument!.body
  })
}
