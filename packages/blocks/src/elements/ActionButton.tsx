import type { ActionValue } from '../contract/values.ts'
import { Button, type ButtonProps } from './Button.tsx'

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'messages'> {
  /** Without a label or an address there is no button. */
  action?: ActionValue | undefined
}

/** The button of an action, in the action's variant unless another one is given. */
export function ActionButton({ action, variant, messages }: ActionButtonProps) {
  if (!action?.label || !action.href) return null
  return (
    <Button href={action.href} newTab={action.newTab} variant={variant ?? action.variant} messages={messages}>
      {action.label}
    </Button>
  )
}
