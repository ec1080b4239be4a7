import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { loadEveryFont } from './load-fonts.ts'

/** Around each page of documentation, which is shown in the typefaces of the themes: pages do not swap their fonts once they have come late. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    void loadEveryFont().finally(() => setIsReady(true))
  }, [])
  return (
    isReady && (
      <main>
        <DocsContainer {...props} />
      </main>
    )
  )
}
