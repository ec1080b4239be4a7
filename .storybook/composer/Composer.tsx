import {
  createUsePuck,
  fieldsPlugin,
  blocksPlugin,
  outlinePlugin,
  Puck,
  useGetPuck,
  type Data,
  type Overrides,
  type Plugin,
  type Viewports,
} from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import { implementedContracts } from '../../packages/blocks/src/contracts.ts'
import { libraryMessages } from '../../packages/blocks/src/generated/messages/index.ts'
import { localeOf, type Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { fieldNotes, fromPuck, problemsOf, puckConfig, type Values } from '../../packages/blocks/src/puck/index.ts'
import { jsxOf } from '../copy/jsx.ts'
import { loadFonts } from '../load-fonts.ts'
import { surround } from '../surroundings.ts'
import { toAddress } from './address.ts'
import { pageNames, readPage, type BlockRecord, type PageRecord } from './content.ts'
import { recordEditors } from './record-editors.tsx'
import { propsIn, puckOf, recordOf } from './record-values.ts'
import { savePage } from './save.ts'
import { ToldField } from './ToldField.tsx'
import type { Told } from './told.ts'
import './Composer.css'

const usePuck = createUsePuck()
const contracts: readonly Contract[] = implementedContracts
const contractOf = (type: string) => contracts.find((contract) => contract.type === type)!

/** Where Puck keeps the blocks of a page. */
const zone = 'root:default-zone'

/** What the toolbar says, for the parts of Puck that are ours. */
const Toolbar = createContext<Record<string, unknown>>({})

const widths: Viewports = [
  { width: 390, height: 'auto', label: '390 px, phone', icon: 'Smartphone' },
  { width: 768, height: 'auto', label: '768 px, tablet', icon: 'Tablet' },
  { width: 1440, height: 'auto', label: '1440 px, desktop', icon: 'Monitor' },
  { width: 1920, height: 'auto', label: '1920 px, large screen', icon: 'Monitor' },
]

/** A page of the content as Puck holds it. */
const dataOf = (name: string, { ctPageBody = [], ctPageMetadata }: PageRecord): Data => ({
  root: { props: { name, title: ctPageMetadata?.meta_title } },
  content: ctPageBody.flatMap((record, i) => {
    const contract = contracts.find(({ type }) => type === record.type)
    return contract ? [{ type: record.type, props: { ...puckOf(contract, record), id: `${record.type}-${i}` } }] : []
  }),
})

const blocksOf = ({ content }: Data) =>
  content.map(({ type, props }) => ({ contract: contractOf(type), values: props as Values }))
const recordsOf = (data: Data): BlockRecord[] => blocksOf(data).map(({ contract, values }) => recordOf(contract, values))

/** The page as code: every import once, then its blocks in order. */
function codeOf(data: Data, locale: Locale): string {
  const parts = blocksOf(data).map(({ contract, values }) =>
    jsxOf(contract, propsIn(locale, contract, fromPuck(contract.fields, values))).split('\n\n'),
  )
  const imports = new Set(parts.flatMap(([lines]) => lines!.split('\n')))
  return [[...imports].toSorted().join('\n'), ...parts.map(([, ...element]) => element.join('\n\n'))].join('\n\n')
}

/** What breaks a limit, by block. */
const problemsIn = (data: Data, locale: Locale) =>
  blocksOf(data).flatMap(({ contract, values }, index) =>
    problemsOf(contract.fields, propsIn(locale, contract, fromPuck(contract.fields, values))).map(({ path, message }) => ({
      index,
      title: contract.title,
      path,
      message,
    })),
  )

/** The panel of the page: open, save, copy, share, and what breaks a limit. */
function PagePanel() {
  const locale = localeOf(use(Toolbar)['locale'])
  const data = usePuck((puck) => puck.appState.data)
  const dispatch = usePuck((puck) => puck.dispatch)
  const [said, say] = useState('')
  const problems = useMemo(() => problemsIn(data, locale), [data, locale])

  const act = (what: () => Promise<string>) => () =>
    void what().then(say, (error: unknown) => say(error instanceof Error ? error.message : String(error)))
  const copy = (text: () => string | Promise<string>, done: string) =>
    act(async () => {
      await navigator.clipboard.writeText(await text())
      return done
    })
  const open = async (name: string) => {
    dispatch({ type: 'setData', data: dataOf(name, await readPage(name)) })
    return `Opened ${name}.`
  }
  return (
    <div className="composer-panel">
      <label>
        Open a page
        <select className="composer-input" value="" onChange={({ currentTarget }) => act(() => open(currentTarget.value))()}>
          <option value="">Choose …</option>
          {pageNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={copy(() => JSON.stringify(recordsOf(data), null, 2), 'The records are copied.')}>
        Copy records
      </button>
      <button type="button" onClick={copy(() => codeOf(data, locale), 'The code is copied.')}>
        Copy JSX
      </button>
      <button type="button" onClick={copy(() => toAddress(data), 'The address is copied.')}>
        Copy address
      </button>
      <button type="button" onClick={act(() => savePage(data.root.props as PageProps, recordsOf(data)))}>
        Save
      </button>
      <output>{said}</output>
      <h3>{problems.length ? 'Breaks a limit' : 'Every limit is kept'}</h3>
      <ul>
        {problems.map(({ index, title, path, message }) => (
          <li key={`${index}${path}`}>
            <button type="button" onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })}>
              {title}, {path}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What belongs to the page itself. */
interface PageProps {
  name?: string
  title?: Told
}

/** The list of blocks. By keyboard, Enter adds the block that has the focus, below the selected one or at the end. */
function Addable({ children }: { children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const getPuck = useGetPuck()
  const add = (event: KeyboardEvent) => {
    const item = event.target as HTMLElement
    const type = /^drawer-item:(cb_\w+)$/.exec(item.dataset['testid'] ?? '')?.[1]
    if (!type || event.key !== 'Enter') return
    const { ui, data } = getPuck().appState
    const index = ui.itemSelector ? ui.itemSelector.index + 1 : data.content.length
    dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
  }
  const listen = (list: HTMLElement) => {
    list.addEventListener('keydown', add)
    return () => list.removeEventListener('keydown', add)
  }
  return (
    <div ref={listen}>
      <p className="composer-note">Drag a block onto the page, or press Enter on it.</p>
      {children}
    </div>
  )
}

/** Above the fields of a block: moves it, by keyboard too. */
function WithMoves({ children }: { children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const item = usePuck((puck) => puck.appState.ui.itemSelector)
  const count = usePuck((puck) => puck.appState.data.content.length)
  const move = (to: number) => () => {
    dispatch({ type: 'reorder', sourceIndex: item!.index, destinationIndex: to, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } })
  }
  return (
    <>
      {item && (
        <div className="composer-moves">
          <button type="button" disabled={item.index === 0} onClick={move(item.index - 1)}>
            Move up
          </button>
          <button type="button" disabled={item.index === count - 1} onClick={move(item.index + 1)}>
            Move down
          </button>
          <button type="button" onClick={() => dispatch({ type: 'remove', index: item.index, zone: item.zone ?? zone })}>
            Remove
          </button>
        </div>
      )}
      {children}
    </>
  )
}

/** Puck brings the styles into its frame after the page. */
async function dressed(root: HTMLElement): Promise<void> {
  while (root.isConnected && !getComputedStyle(root).getPropertyValue('--b-font-body'))
    await new Promise((done) => requestAnimationFrame(done))
  if (root.isConnected) await loadFonts(root)
}

/** The page in its frame wears what the toolbar says; Puck around it stays in the studio's dress. */
function Canvas({ children, document }: { children: ReactNode; document?: Document }) {
  const toolbar = use(Toolbar)
  const [hasFonts, setFonts] = useState(false)
  useEffect(() => {
    if (!document) return
    surround(document.documentElement, toolbar)
    void dressed(document.documentElement).then(() => setFonts(true))
    // What Puck leaves without a name.
    const frame = document.defaultView?.frameElement
    frame?.setAttribute('title', 'The page')
    frame?.closest('.composer')?.querySelector('[class*="zoomSelect"]')?.setAttribute('aria-label', 'Zoom')
  }, [document, toolbar])
  return hasFonts && <>{children}</>
}

const overrides: Partial<Overrides> = {
  drawer: Addable,
  fields: WithMoves,
  iframe: Canvas,
  headerActions: () => <></>,
}

/** Puck's own way to a panel takes the mouse only: its icon is a button here, which the keyboard reaches. */
const way = (label: string, sign: string) => ({
  label,
  icon: (
    <button type="button" className="composer-way" aria-label={label}>
      {sign}
    </button>
  ),
})
const plugins: Plugin[] = [
  blocksPlugin(way('Blocks', '+')),
  outlinePlugin(way('Outline', '☰')),
  { name: 'pages', ...way('Pages', '§'), render: PagePanel },
  fieldsPlugin(way('Fields', '✎')),
  fieldNotes,
]

/** What new blocks begin with, by type. */
type Examples = Readonly<Record<string, BlockRecord>>

const valuesOf = (examples: Examples) =>
  Object.fromEntries(
    contracts.map((contract) => [contract.type, fromPuck(contract.fields, puckOf(contract, examples[contract.type]!))]),
  )

const configIn = (locale: Locale, examples: Examples) => {
  const config = puckConfig({
    locale,
    messages: libraryMessages[locale],
    examples: valuesOf(examples),
    editors: recordEditors(locale),
    toProps: (contract, values) => propsIn(locale, contract, values),
  })
  return {
    ...config,
    root: {
      fields: {
        name: { type: 'text', label: 'Name of the page: its file, and its address' },
        title: {
          type: 'custom',
          label: 'Title',
          render: ({ value, onChange }: { value: Told; onChange: (value: Told | undefined) => void }) => (
            <ToldField label="Title" value={value} onChange={onChange} locale={locale} />
          ),
        },
      },
    },
  } as typeof config
}

const empty: Data = { root: { props: {} }, content: [] }

interface ComposerProps {
  /** What the toolbar says. */
  globals: Record<string, unknown>
  examples: Examples
  /** Where it begins. Default: an empty page. */
  page?: Data | undefined
}

/** The editor of pages, in the language of the toolbar. */
export function Composer({ globals, examples, page = empty }: ComposerProps) {
  const locale = localeOf(globals['locale'])
  const config = useMemo(() => configIn(locale, examples), [locale, examples])
  const pending = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const [hasFonts, setFonts] = useState(false)
  useEffect(() => void loadFonts(place.current!).then(() => setFonts(true)), [])
  const onChange = (data: Data) => {
    cancelIdleCallback(pending.current)
    pending.current = requestIdleCallback(() => void toAddress(data))
  }
  return (
    <Toolbar value={globals}>
      <div ref={place} className="composer" data-brand="loden" data-tone="light" lang="en" dir="ltr">
        {hasFonts && (
          <Puck
            config={config}
            data={page}
            onChange={onChange}
            plugins={plugins}
            overrides={overrides}
            viewports={widths}
            headerTitle="Composer"
            height="100dvh"
          />
        )}
      </div>
    </Toolbar>
  )
}
