import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import type { HomeHeaderFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { Film } from './Film.tsx'
import type { homeHeader } from './HomeHeader.contract.ts'
import * as css from './HomeHeader.css.ts'
import { en, type HomeHeaderMessages } from './HomeHeader.messages.ts'
import { VolumeTab } from './VolumeTab.tsx'
import { WatchVideo } from './WatchVideo.tsx'

export type HomeHeaderProps = HomeHeaderFields & OptionsOf<typeof homeHeader> & MessagesOption<HomeHeaderMessages> & RootProps

/**
 * The first view of a home page: one loud line over a picture or a silent film. Heading level 1 by default.
 * @requirement BLK-home_header
 */
export function HomeHeader(props: HomeHeaderProps) {
  const {
    tagline,
    size,
    intro,
    action,
    alignment = 'center',
    image,
    backgroundVideo: film,
    video,
    volume,
    headingLevel = 1,
    priority,
  } = props
  const messages = { ...en, ...props.messages }
  const hasFilm = Boolean(film?.webm || film?.mp4 || film?.ogg)
  return (
    <div {...rootProps(props, css.header)} data-part="home-header" data-align={alignment} data-film={hasFilm || undefined}>
      <div className={css.media} data-part="home-header-media">
        <Picture image={image} fill priority={priority} />
        {film && hasFilm && <Film film={film} focal={image?.focal} />}
      </div>
      <div className={css.content} data-part="home-header-content">
        <Grid>
          <div className={css.column} data-part="home-header-column">
            {tagline && <DisplayTitle headingLevel={headingLevel} size={size} text={tagline} />}
            {intro && (
              <p className={css.intro} data-part="home-header-intro">
                {intro}
              </p>
            )}
            <div className={css.actions} data-part="home-header-actions">
              <ActionButton action={action} messages={messages} />
              {video?.id && <WatchVideo video={video} messages={messages} />}
              {hasFilm && (
                // Hidden until the film plays; the script may have shown it before React came.
                <button
                  className={css.toggle}
                  data-part="home-header-toggle"
                  type="button"
                  data-film-toggle=""
                  hidden
                  suppressHydrationWarning
                >
                  <span className={css.whilePlaying} data-part="home-header-toggle-pause">
                    <Icon name="pause" />
                    <span className={visuallyHidden}>{messages.pauseFilm}</span>
                  </span>
                  <span className={css.whilePaused} data-part="home-header-toggle-play">
                    <Icon name="play" />
                    <span className={visuallyHidden}>{messages.playFilm}</span>
                  </span>
                </button>
              )}
            </div>
            {volume && <VolumeTab messages={messages} />}
          </div>
        </Grid>
      </div>
    </div>
  )
}
