import { addons, types } from 'storybook/manager-api'
import { studioTheme } from './studio-theme.ts'
import { WallTool } from './wall/wall-tool.ts'

addons.setConfig({
  theme: studioTheme,
  // px: as long as the longest name, so that stories have the rest.
  layout: { navSize: 240 },
  // The Composer has panels of its own, and needs the room; gallery and wall have no controls.
  layoutCustomisations: { showPanel: ({ storyId }, asUsual) => asUsual && !storyId?.startsWith('start-') },
})

addons.add('wall', {
  type: types.TOOL,
  title: 'Wall',
  match: ({ viewMode, storyId }) => viewMode === 'story' && !storyId?.startsWith('start-'),
  render: WallTool,
})
