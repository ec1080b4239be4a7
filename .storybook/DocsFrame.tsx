import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { theme } from '../packages/blocks/src/theme/themes/loden/index.ts'

/** Around each page of documentation, which is shown in the typeface of the theme: pages do not swap their fonts once they have come late. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    void document.fonts.load(`1em ${theme.font.body}`).finally(() => setIsReady(true))
  }, [])
  return (
    isReady && (
      <main>
        <DocsContainer {...props} />
      </main>
    )
  )
}
