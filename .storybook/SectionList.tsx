import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { Section } from './markdown.ts'

/** Parts of a page of documentation, each with its heading. */
export const SectionList = ({ sections }: { sections: Section[] }) =>
  sections.map(({ heading, markdown }) => (
    <div key={heading}>
      <Heading>{heading}</Heading>
      <Markdown>{markdown}</Markdown>
    </div>
  ))
