import { use, useMemo, useState } from 'react'
import { toLocale } from '../../packages/blocks/src/i18n/locales.ts'
import { toAddress } from './address.ts'
import { pageNames, readPage } from './content.ts'
import { formatCode, toPuckData, problemsIn, toRecords } from './page-data.ts'
import { usePuck, zone } from './puck.ts'
import { Toolbar } from './toolbar.ts'

/** The panel of the page: open an example, copy, share, and what breaks a limit. */
export function PagePanel() {
  const locale = toLocale(use(Toolbar)['locale'])
  const data = usePuck((puck) => puck.appState.data)
  const dispatch = usePuck((puck) => puck.dispatch)
  const [status, setStatus] = useState('')
  const problems = useMemo(() => problemsIn(data, locale), [data, locale])

  const act = (what: () => Promise<string>) => () =>
    void what().then(setStatus, (error: unknown) => setStatus(error instanceof Error ? error.message : String(error)))
  const copy = (text: () => string | Promise<string>, done: string) =>
    act(async () => {
      await navigator.clipboard.writeText(await text())
      return done
    })
  const open = async (name: string) => {
    dispatch({ type: 'setData', data: toPuckData(await readPage(name)) })
    return `Opened ${name}.`
  }
  return (
    <div className="composer-panel">
      <label>
        Open an example
        <select className="composer-input" value="" onChange={({ currentTarget }) => act(() => open(currentTarget.value))()}>
          <option value="">Choose …</option>
          {pageNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={copy(() => JSON.stringify(toRecords(data), null, 2), 'The record is copied.')}>
        Copy record
      </button>
      <button type="button" onClick={copy(() => formatCode(data, locale), 'The JSX is copied.')}>
        Copy JSX
      </button>
      <button type="button" onClick={copy(() => toAddress(data), 'The link is copied.')}>
        Copy link
      </button>
      <output>{status}</output>
      <h3>{problems.length ? 'Breaks a limit' : 'No limit is exceeded'}</h3>
      <ul>
        {problems.map(({ index, title, path, message }) => (
          <li key={`${index}${path}`}>
            <button
              type="button"
              onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone }, plugin: { current: 'fields' } } })}
            >
              {title}, {path}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
