import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface SearchFieldProps {
  /** The component that it is part of; its own parts are `{part}-search`, `-form`, `-submit` and `-input`. */
  part: string
  /** Address that the form sends the keyword to, in its query. */
  href: string
  /** Key of the keyword in the query. */
  name: string
  keyword: string
  messages: { field: string; submit: string }
  /** Name of the search, for screen readers. Default: the text of the field. */
  label?: string | undefined
  /** Each has its own stylesheet, from the parts in `search-field-styles.ts`. */
  classNames: { search: string; field: string; submit: string; input: string }
  /** Behind the field, within the form. */
  children?: ReactNode
}

/** The search of a page: a form that works without a script. */
export function SearchField({ part, href, name, keyword, messages, classNames, ...rest }: SearchFieldProps) {
  const { field, submit } = messages
  return (
    <search className={classNames.search} data-part={`${part}-search`} aria-label={rest.label ?? field}>
      <form className={classNames.field} data-part={`${part}-form`} action={href}>
        <button className={classNames.submit} data-part={`${part}-submit`} type="submit" aria-label={submit}>
          <Icon name="search" />
        </button>
        <input
          className={classNames.input}
          data-part={`${part}-input`}
          type="search"
          name={name}
          defaultValue={keyword}
          aria-label={field}
          placeholder={field}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        {rest.children}
      </form>
    </search>
  )
}
