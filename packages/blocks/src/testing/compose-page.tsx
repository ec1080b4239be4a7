import type { StoryObj } from '@storybook/react-vite'
import { Fragment, type ReactNode } from 'react'
import { inLocale } from '../contract/fixtures.ts'
import { libraryMessages } from '../generated/messages/index.ts'
import type { LibraryMessages } from '../i18n/library-messages.ts'
import { toLocale, type Locale } from '../i18n/locales.ts'
import { BlockSection } from '../layout/BlockSection.tsx'
import { everyBlock } from './every-block.ts'

/** A block by its name and, if it is not the first, its example, `Quote.anonymous`; or another part of a page, in a language. */
type Part = string | ((messages: LibraryMessages) => ReactNode)

function renderBlock(part: string, locale: Locale, isFirst: boolean): ReactNode {
  const [name = '', example = ''] = part.split('.')
  const found = everyBlock.find((block) => block.name === name)
  const fixture = example ? found?.fixtures[example] : Object.values(found?.fixtures ?? {})[0]
  if (!found || !fixture) throw new Error(`There is no example ${part}`)
  const { contract, Block } = found
  const messages: Record<string, object> = libraryMessages[locale]
  const options = contract.options?.includes('priority') && { priority: isFirst }
  return (
    <BlockSection {...contract}>
      <Block {...inLocale(fixture, locale)} {...options} messages={messages[name[0]!.toLowerCase() + name.slice(1)]} />
    </BlockSection>
  )
}

/** A story of a whole page, in the language of the toolbar. */
export const composePage = (...parts: readonly Part[]): StoryObj => ({
  render: (_, { globals }) => {
    const locale = toLocale(globals.locale)
    return (
      <main>
        {parts.map((part, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts stay in their order
          <Fragment key={i}>
            {typeof part === 'string' ? renderBlock(part, locale, i === 0) : part(libraryMessages[locale])}
          </Fragment>
        ))}
      </main>
    )
  },
})
