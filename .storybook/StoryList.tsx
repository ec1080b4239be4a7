/* oxlint-disable no-underscore-dangle -- the name is Storybook's */
import { Anchor, Description, DocsContext, DocsStory, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { initialGlobals } from './initial-globals.ts'
import { viewports } from './viewports.ts'

/** Shows the stories of a page of documentation after the first `skip`. One that is made for a screen stands in a frame of its size. */
export function StoryList({ skip = 0 }: { skip?: number }) {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  return stories.slice(skip).map((story) => {
    const { globals } = context.getStoryContext(story)
    const screen = viewports[globals['viewport']?.value as keyof typeof viewports]?.styles
    if (!screen) return <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
    const toolbar = Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`)
    return (
      <Anchor key={story.id} storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={story.moduleExport} />
        <div className="framed sb-unstyled">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its page is of the same Storybook */}
          <iframe
            title={`${story.name}, ${screen.width} wide`}
            src={`iframe.html?${new URLSearchParams({ id: story.id, viewMode: 'story', globals: toolbar.join(';') })}`}
            style={{ inlineSize: screen.width, blockSize: screen.height, zoom: `min(1, 100cqi / ${screen.width})` }}
            loading="lazy"
          />
        </div>
      </Anchor>
    )
  })
}
