import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookState } from 'storybook/manager-api'
import { addressOfWall } from './address-of-wall.ts'

/** Leads from a story to the wall, in the toolbar. Storybook's manager has no JSX of React's own runtime. */
export function WallTool() {
  const { storyId } = useStorybookState()
  const link = createElement('a', { href: addressOfWall(storyId) }, 'Wall')
  return createElement(Button, { asChild: true, variant: 'ghost', padding: 'small', ariaLabel: false }, link)
}
