import * as css from './HomeHeader.css.ts'
import type { HomeHeaderMessages } from './HomeHeader.messages.ts'

/**
 * A slider on the edge of the header that turns it down, and a button that lets it be heard. Both need the plain script.
 * @requirement BLK-home_header-21 to 23
 */
export const VolumeTab = ({ messages }: { messages: HomeHeaderMessages }) => (
  <div className={css.volume} data-part="home-header-volume" data-enhance="volume">
    <label className={css.volumeLabel} data-part="home-header-volume-label">
      {messages.volume}
      <input
        className={css.slider}
        data-part="home-header-slider"
        type="range"
        step={5}
        defaultValue={100}
        autoComplete="off"
        // The script may have turned it before React came.
        suppressHydrationWarning
      />
    </label>
    <button className={css.sound} data-part="home-header-sound" type="button" aria-pressed="false" suppressHydrationWarning>
      {messages.sound}
    </button>
  </div>
)
