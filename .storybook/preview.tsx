import '@brand/blocks/base.css'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { BlockSection } from '../packages/blocks/src/layout/BlockSection.tsx'
import { vars } from '../packages/blocks/src/theme/vars.css.ts'
import { fromContract } from './arg-types.ts'
import { AsSent } from './AsSent.tsx'
import { modes } from './chromatic-modes.ts'
import { copyStates } from './copy-states.ts'
import { DocsFrame } from './DocsFrame.tsx'
import { DocsPage } from './DocsPage.tsx'
import { studioTheme } from './studio-theme.ts'
import { exchangeMedia } from './exchange-media.ts'
import { globalTypes } from './globals.ts'
import { initialGlobals } from './initial-globals.ts'
import { loadEveryFont } from './load-fonts.ts'
import { localise, type BlockParameters } from './localise.ts'
import { mount } from './mount.ts'
import { toAttributes, surround } from './surroundings.ts'
import { Unfocused } from './Unfocused.tsx'
import { viewports } from './viewports.ts'
import './circumstances.css'
import './docs.css'

// A busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 10_000 })

import.meta.glob('../packages/blocks/src/generated/themes/*.css', { eager: true })

/**
 * A story on a page of its own has its theme, tone, language and direction on the root element, so that they hold for dialogs
 * too. Its fonts are loaded before it renders.
 */
const onPage: Loader = async ({ globals, viewMode }) => {
  // Those of all themes, before the theme changes: text that was drawn without its typeface may keep the fallback.
  await loadEveryFont()
  if (viewMode === 'story') surround(document.documentElement, globals)
  if (globals['state'] !== 'none') copyStates(document)
  exchangeMedia(String(globals['media']), document)
}

/** A documentation page shows several stories, so each has its theme, tone, language and direction on its own element, or stands in a frame. */
const inDocs: Decorator = (Story, { globals, parameters, viewMode }) => {
  if (viewMode === 'docs')
    return (
      <Unfocused
        {...toAttributes(globals)}
        style={{ background: vars.color.surface, padding: parameters.layout === 'padded' ? vars.space[4] : undefined }}
      >
        <Story />
      </Unfocused>
    )
  if (window.frameElement?.closest('.framed'))
    return (
      <Unfocused style={{ display: 'contents' }}>
        <Story />
      </Unfocused>
    )
  return <Story />
}

/** The toolbar may leave JavaScript out. */
const withoutScript: Decorator = (Story, { globals, viewMode }) =>
  viewMode === 'story' && globals['script'] === 'none' ? (
    <AsSent globals={globals}>
      <Story />
    </AsSent>
  ) : (
    <Story />
  )

/** Puts a block into the layout of its contract, in the language of the toolbar. */
const inLayout: Decorator = (Story, { args, globals, parameters }) => {
  const block: BlockParameters = parameters
  if (!block.contract) return <Story />
  const { type, width, wrapper, bleed } = block.contract
  return (
    <BlockSection type={type} width={width} wrapper={wrapper} bleed={bleed}>
      <Story args={localise(args, block, globals.locale)} />
    </BlockSection>
  )
}

const preview: Preview = {
  loaders: [onPage],
  initialGlobals,
  globalTypes,
  decorators: [inLayout, inDocs, withoutScript],
  mount,
  argTypesEnhancers: [fromContract],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      theme: studioTheme,
    },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'All blocks', 'Wall', 'Composer'],
          'Foundations',
          'Elements',
          'Layout',
          'Blocks',
          'Product grid',
          'Forms',
          'Modal',
          'Navigation',
          'Pages',
          'Tests',
        ],
      },
    },
  },
}

export default preview
