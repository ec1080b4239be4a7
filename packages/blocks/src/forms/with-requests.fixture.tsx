import { useState, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useEnhance } from '../useEnhance.ts'
import { DownloadRequestForm } from './DownloadRequestForm.tsx'
import { enhanceDownloadRequests, type DownloadRequestActions } from './enhance-download-requests.ts'
import { enhanceForm, type FormActions } from './enhance-form.ts'

/** The form of a file as its page has it, with its script. */
export function requestForm(fileId: string, submit: FormActions['submit']): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<DownloadRequestForm fileId={fileId} fileName={`File ${fileId}`} />)
  enhanceForm({ submit })(page.querySelector<HTMLElement>('[data-enhance="form"]')!)
  return page.firstElementChild as HTMLElement
}

/** Unlocks whatever is asked for. */
export const unlocking = async () => ({ fileUrl: '#unlocked' })

interface Actions extends Partial<DownloadRequestActions> {
  submit?: FormActions['submit']
}

function Enhanced({ actions, children }: { actions: Actions; children: ReactNode }) {
  const [enhance] = useState(() => (element: HTMLDivElement) => {
    sessionStorage.clear()
    const { submit = unlocking, addressOf = () => undefined } = actions
    // The hash of a link stands for the page that asks for its file.
    const { load = async (href: string) => requestForm(new URL(href).hash.slice(1), submit) } = actions
    return enhanceDownloadRequests({ addressOf, load })(element.querySelector<HTMLElement>('[data-enhance="download-requests"]')!)
  })
  const ref = useEnhance<HTMLDivElement>(enhance)
  return <div ref={ref}>{children}</div>
}

/** For stories: runs the plain script of locked files, as a page does. */
export const withRequests =
  (actions: Actions = {}) =>
  (Story: () => ReactNode) => (
    <Enhanced actions={actions}>
      <Story />
    </Enhanced>
  )
