import type { HeadingLevel } from '../../contract/contract.ts'
import type { ActionValue } from '../../contract/values.ts'
import { ActionButton } from '../button/ActionButton.tsx'
import type { ElementMessages } from '../elements.messages.ts'
import { FittedText } from '../fitted-text/FittedText.tsx'
import type { sectionHead } from '../styles/section-head-styles.ts'

export interface SectionHeadProps {
  title?: string | undefined
  headingLevel: HeadingLevel
  /** Leads to all of what the section shows. */
  action?: ActionValue | undefined
  /** The block that it belongs to, in the names of its parts. */
  part: string
  messages?: Partial<ElementMessages> | undefined
  /** Of `sectionHead`, in the stylesheet of the block. */
  classNames: ReturnType<typeof sectionHead>
}

/** The title of a section, and an action at the other end of its line, below it on phones. Nothing without either. */
export function SectionHead({ title, headingLevel, action, part, messages, classNames }: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const
  if (!title && !(action?.label && action.href)) return null
  return (
    <div className={classNames.head} data-part={`${part}-head`}>
      {title && (
        <Heading className={classNames.title} data-part={`${part}-title`}>
          <FittedText text={title} />
        </Heading>
      )}
      <ActionButton action={action} onPage messages={messages} />
    </div>
  )
}
