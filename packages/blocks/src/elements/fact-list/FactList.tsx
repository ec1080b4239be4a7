import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../root-props.ts'

export interface FactListProps extends RootProps<HTMLDListElement> {
  /** Names and values of the list, in order. */
  facts: readonly { name: string; value: ReactNode }[]
  /** Classes of the list's elements. Default: they look like the text around them. */
  classNames?: { list?: string; row?: string; name?: string; value?: string } | undefined
}

/** A list of names with their values, such as the size and the weight of a product. */
export const FactList = ({ facts, classNames, ...rest }: FactListProps) => (
  <dl {...rootProps(rest, { className: classNames?.list })} data-part="fact-list">
    {facts.map(({ name, value }, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same name may stand twice, and none moves
      <div key={i} className={classNames?.row} data-part="fact-list-row">
        <dt className={classNames?.name} data-part="fact-list-name">
          {name}
        </dt>
        <dd className={classNames?.value} data-part="fact-list-value">
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
