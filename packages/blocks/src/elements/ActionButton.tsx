import type { ActionValue } from '../contract/values.ts'
import { Button, type ButtonProps } from './Button.tsx'

export interface ActionButtonProps extends Pick<ButtonProps, 'look' | 'messages'> {
  /** Without a text or without a link there is no button. */
  action?: ActionValue
}

const looks: Partial<Record<string, ButtonProps['look']>> = { yellow: 'primary', white: 'tertiary', black: 'alt' }

/** The button of an editor, in the editor's colour unless `look` says another. */
export function ActionButton({ action, look, messages }: ActionButtonProps) {
  if (!action?.text || !action.link) return null
  return (
    <Button link={action.link} blank={action.blank} look={look ?? looks[action.color ?? 'yellow']} messages={messages}>
      {action.text}
    </Button>
  )
}
