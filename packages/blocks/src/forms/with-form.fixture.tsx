import { useState, type ReactNode } from 'react'
import { useEnhance } from '../useEnhance.ts'
import { enhanceForm, type FormActions } from './enhance-form.ts'

function Enhanced({ actions, children }: { actions: FormActions; children: ReactNode }) {
  const [enhance] = useState(() => (element: HTMLDivElement) => {
    sessionStorage.clear()
    return enhanceForm(actions)(element.querySelector<HTMLElement>('[data-enhance="form"]')!)
  })
  const ref = useEnhance<HTMLDivElement>(enhance)
  return <div ref={ref}>{children}</div>
}

/** For stories: runs the plain script with a receiver, as a page does. */
export const withForm = (submit: FormActions['submit'], validate?: FormActions['validate']) => (Story: () => ReactNode) => (
  <Enhanced actions={{ validate, submit }}>
    <Story />
  </Enhanced>
)
