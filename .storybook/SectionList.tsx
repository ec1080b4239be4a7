import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { Section } from './markdown.ts'

/** Parts of a page of documentation, each with its heading. What is wider than the screen scrolls, by keyboard too. */
export const SectionList = ({ sections }: { sections: Section[] }) =>
  sections.map(({ heading, markdown }) => (
    <div key={heading}>
      <Heading>{heading}</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section className="docs-section" aria-label={heading} tabIndex={0}>
        <Markdown>{markdown}</Markdown>
      </section>
    </div>
  ))
