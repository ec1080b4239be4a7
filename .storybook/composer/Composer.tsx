import {
  blocksPlugin,
  fieldsPlugin,
  outlinePlugin,
  Puck,
  type Data,
  type Overrides,
  type Plugin,
  type Viewports,
} from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toLocale } from '../../packages/blocks/src/i18n/locales.ts'
import { fieldNotes } from '../../packages/blocks/src/puck/index.ts'
import { loadFonts } from '../load-fonts.ts'
import { toAddress } from './address.ts'
import { BlockCard, BlockList } from './BlockList.tsx'
import { way, WithMoves } from './by-keyboard.tsx'
import { Canvas } from './Canvas.tsx'
import { configIn, type Examples } from './config.tsx'
import { PagePanel } from './PagePanel.tsx'
import { Toolbar } from './toolbar.ts'
import { WithFields } from './WithFields.tsx'
import './Composer.css'

const widths: Viewports = [
  { width: 390, height: 'auto', label: '390 px, phone', icon: 'Smartphone' },
  { width: 768, height: 'auto', label: '768 px, tablet', icon: 'Tablet' },
  { width: 1440, height: 'auto', label: '1440 px, desktop', icon: 'Monitor' },
  { width: 1920, height: 'auto', label: '1920 px, large screen', icon: 'Monitor' },
]

const overrides: Partial<Overrides> = {
  drawer: BlockList,
  drawerItem: BlockCard,
  fields: WithMoves,
  iframe: Canvas,
  puck: ({ children }) => <WithFields>{children}</WithFields>,
  headerActions: () => <></>,
}

const plugins: Plugin[] = [
  blocksPlugin(way('Blocks', '+')),
  outlinePlugin(way('Outline', '☰')),
  { name: 'page', ...way('Page', '§'), render: PagePanel },
  fieldsPlugin({ ...way('Fields', '✎'), desktopSideBar: 'left' }),
  fieldNotes,
]

const empty: Data = { root: { props: {} }, content: [] }

interface ComposerProps {
  /** Values of the toolbar. */
  globals: Record<string, unknown>
  examples: Examples
  /** Page at the start. Default: an empty page. */
  page?: Data | undefined
}

/** The editor of pages, in the language of the toolbar. */
export function Composer({ globals, examples, page = empty }: ComposerProps) {
  const locale = toLocale(globals['locale'])
  const config = useMemo(() => configIn(locale, examples), [locale, examples])
  const pending = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const [hasFonts, setFonts] = useState(false)
  useEffect(() => void loadFonts(place.current!).then(() => setFonts(true)), [])
  useEffect(() => {
    // Puck's dialog of pictures closes by a press beside it only.
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') place.current?.querySelector<HTMLElement>('[class*="Modal--isOpen"]')?.click()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
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
