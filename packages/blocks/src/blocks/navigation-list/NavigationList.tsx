import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import type { NavigationListFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { navigationList } from './NavigationList.contract.ts'
import * as css from './NavigationList.css.ts'
import { en, type NavigationListMessages } from './NavigationList.messages.ts'

export type NavigationListProps = NavigationListFields &
  OptionsOf<typeof navigationList> &
  MessagesOption<NavigationListMessages> &
  RootProps

/**
 * Links that scroll to blocks of the page. Without items it renders nothing.
 * @requirement BLK-navigation_list
 */
export function NavigationList({ items, messages, ...rest }: NavigationListProps) {
  if (!items?.length) return null
  return (
    <nav aria-label={{ ...en, ...messages }.label} {...rootProps(rest, css.list)} data-part="navigation-list">
      <ul data-part="navigation-list-items">
        {items.map(({ label, target }) => (
          <li key={target} data-part="navigation-list-item">
            <a className={css.link} data-part="navigation-list-link" href={`#${encodeURIComponent(target)}`}>
              {label}
              <Icon name="down" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
