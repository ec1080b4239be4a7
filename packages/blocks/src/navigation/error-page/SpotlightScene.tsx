import type { ReactNode } from 'react'
import type { ImageValue } from '../../contract/values.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { positionAt, type Point } from './point.ts'
import { SpotlightRoot } from './SpotlightRoot.tsx'
import * as css from './SpotlightScene.css.ts'

/** Something in the scene that looks at the pointer. */
export interface Watcher {
  /** Its upper start corner. */
  at: Point
  /** Share of the scene's width, from 0 to 1. */
  width: number
  /** Drawn in that width; turns by `--look-x` and `--look-y`, the direction of the pointer, each from -1 to 1. */
  content: ReactNode
}

export interface LightSwitch {
  /** The middle of its upper edge. */
  at: Point
  /** Its name for screen readers. */
  label: string
  /** How it looks. Default: a round button. */
  content?: ReactNode | undefined
}

export interface SpotlightSceneProps extends RootProps {
  /** The scene with the light on. */
  lit: ImageValue
  /** The scene without light, in the size of `lit`; decoration. Default: the light is always on. */
  dark?: ImageValue | undefined
  /** Turns the light on. Only together with `dark`. */
  lightSwitch?: LightSwitch | undefined
  /** What looks at the pointer. Default: nothing. */
  watchers?: readonly Watcher[] | undefined
}

/**
 * A picture in the dark, as large as the view: the pointer carries a spot of light, a switch turns on all of it. Switch and
 * pictures work without pointer, motion and script. For the `scene` of an error page.
 */
export function SpotlightScene({ lit, dark, lightSwitch, watchers, ...rest }: SpotlightSceneProps) {
  const placed = watchers?.map(({ at, width, content }) => (
    <span
      key={`${at.x} ${at.y}`}
      className={css.watcher}
      data-part="spotlight-scene-watcher"
      style={{ ...positionAt(at), inlineSize: `${width * 100}%` }}
      data-watcher=""
      // The script may have changed it before React came.
      suppressHydrationWarning
    >
      {content}
    </span>
  ))
  if (!dark)
    return (
      <div {...rootProps(rest, css.scene)} data-part="spotlight-scene" data-lit="">
        <Picture image={lit} fill priority />
        {placed}
      </div>
    )
  return (
    <SpotlightRoot {...rootProps(rest, css.scene)}>
      <Picture image={{ ...dark, alt: '' }} fill priority />
      <div className={css.lit} data-part="spotlight-scene-lit">
        <Picture image={lit} fill priority />
      </div>
      {placed}
      {lightSwitch && (
        <label className={css.lightSwitch} style={positionAt(lightSwitch.at)} data-part="spotlight-scene-switch">
          <input
            className={visuallyHidden}
            data-part="spotlight-scene-input"
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
            role="switch"
            aria-label={lightSwitch.label}
          />
          {lightSwitch.content ?? <span className={css.knob} data-part="spotlight-scene-knob" />}
        </label>
      )}
    </SpotlightRoot>
  )
}
