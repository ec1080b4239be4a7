import type { Preview } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const spare = createRoot(document.createElement('div'))

/** Has React run the effects that wait: it does so before it begins other work. */
const flushEffects = () => flushSync(() => spare.render(null))

/**
 * Renders a story together with what its effects make, such as the buttons of plain scripts. Storybook itself runs effects before a play
 * function in development only: a production build of React has no `act`.
 */
export const mount: Preview['mount'] = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  await context.renderToCanvas()
  flushEffects()
  return context.canvas
}
