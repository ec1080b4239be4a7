import { Markdown } from '@storybook/addon-docs/blocks'
import type { Section } from './markdown.ts'
import { WideSection } from './WideSection.tsx'

/** Parts of a page of documentation, each with its heading. */
export const SectionList = ({ sections }: { sections: Section[] }) =>
  sections.map(({ heading, markdown }) => (
    <WideSection key={heading} heading={heading}>
      <Markdown>{markdown}</Markdown>
    </WideSection>
  ))
