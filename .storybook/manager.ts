import { addons } from 'storybook/manager-api'
import { studioTheme } from './studio-theme.ts'

addons.setConfig({
  theme: studioTheme,
  // px: as long as the longest name, so that stories have the rest.
  layout: { navSize: 240 },
  // The Composer has panels of its own, and needs the room; the gallery has no controls.
  layoutCustomisations: { showPanel: ({ storyId }, asUsual) => asUsual && !storyId?.startsWith('start-') },
})
