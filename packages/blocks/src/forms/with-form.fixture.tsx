import { useState, type ReactNode } from 'react'
import { useEnhance } from '../useEnhance.ts'
import { enhanceForm, type FormActions, type FormValues } from './enhance-form.ts'

/** A check for stories and tests: everything is needed but the newsletter, and addresses have an `@`. */
export const check = (values: FormValues): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const isFree = ['form', 'homepage', 'newsletter_subscribe', 'file', 'file_name', 'locale', 'link'].includes(name)
    const isRight = typeof value === 'string' ? value.trim() !== '' && (name !== 'email' || value.includes('@')) : value
    return isFree || isRight ? [] : [name]
  })

function Enhanced({ actions, children }: { actions: FormActions; children: ReactNode }) {
  const [enhance] = useState(() => (element: HTMLDivElement) => {
    sessionStorage.clear()
    return enhanceForm(actions)(element.querySelector<HTMLElement>('[data-enhance="form"]')!)
  })
  const ref = useEnhance<HTMLDivElement>(enhance)
  return <div ref={ref}>{children}</div>
}

/** For stories: runs the plain script with a receiver, as a page does. */
export const withForm =
  (submit: FormActions['submit'], validate: FormActions['validate'] = check) =>
  (Story: () => ReactNode) => (
    <Enhanced actions={{ validate, submit }}>
      <Story />
    </Enhanced>
  )
