import { siteForm } from './form.ts'

/**
 * The script of a form of the page. The script that leads to an unlocked file may not be there yet; where it cannot be loaded, the file is
 * sent at once.
 */
export const enhancePageForm = siteForm((fileUrl) =>
  import('./download-requests.ts').then(
    ({ enhanceAllDownloadRequests }) => enhanceAllDownloadRequests(),
    () => location.assign(fileUrl),
  ),
)
