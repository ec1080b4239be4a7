import { Markdown } from '@storybook/addon-docs/blocks'
import type { Section } from '../packages/blocks/scripts/pages/markdown.ts'
import { WideSection } from './WideSection.tsx'

/** Parts of a page of documentation, each with its heading. With `of` the headings name the component. */
export const SectionList = ({ sections, of }: { sections: Section[]; of?: string }) =>
  sections.map(({ heading, markdown }) => (
    <WideSection key={heading} heading={of ? `${of}: ${heading}` : heading}>
      <Markdown>{markdown}</Markdown>
    </WideSection>
  ))
