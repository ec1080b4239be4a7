import type { Block } from '@brand/content'
import { pictureAt } from '../../routes/picture.ts'
import { posterWidth } from '../image-sizes.ts'
import type { PageBlock } from '../page-blocks.ts'

type VideoPlayer = Extract<Block, { type: 'cb_video_player' }>
const isVideoPlayer = (block: PageBlock): block is VideoPlayer => 'type' in block && block.type === 'cb_video_player'

/** The films of a page as search engines know them; they list none without a name, a still and a date. */
export const filmsIn = (blocks: readonly PageBlock[]) =>
  blocks
    .filter(isVideoPlayer)
    .flatMap(({ cbVideoPlayerVideo: film, cbVideoPlayerPoster: poster, cbVideoPlayerCaption: caption }) => {
      const { provider, providerUid: id, title: name, published } = film
      if (!name || !poster || !published) return []
      const still = pictureAt(poster, { w: posterWidth })
      return { provider, id, name, description: caption ?? name, still, published }
    })

export type Film = ReturnType<typeof filmsIn>[number]
