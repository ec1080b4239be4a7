import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** A part of a page of documentation. Content wider than the screen scrolls, by keyboard too. */
export const WideSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <>
    <Heading>{heading}</Heading>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
    <section className="docs-section" aria-label={heading} tabIndex={0}>
      {children}
    </section>
  </>
)
