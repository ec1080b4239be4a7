import type { ActionValue } from '../../contract/values.ts'
import type { RootProps } from '../../root-props.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { Link } from '../link/Link.tsx'

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'messages'>, RootProps {
  /** Label and address of the button, and more; without a label or an address nothing is rendered. */
  action?: ActionValue | undefined
  /** It stands on the page itself: a `secondary` button has the colour of the page and becomes a link there. Default `false`. */
  onPage?: boolean | undefined
}

/** The button of an action, in the action's variant unless another one is given. */
export function ActionButton({ action, variant = action?.variant, onPage, ...rest }: ActionButtonProps) {
  if (!action?.label || !action.href) return null
  const props = { ...rest, href: action.href, newTab: action.newTab }
  if (onPage && variant === 'secondary') return <Link {...props}>{action.label}</Link>
  return (
    <Button {...props} variant={variant}>
      {action.label}
    </Button>
  )
}
