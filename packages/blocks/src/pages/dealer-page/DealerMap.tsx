import type { CSSProperties } from 'react'
import * as css from './DealerMap.css.ts'
import type { DealerPageMessages } from './DealerPage.messages.ts'
import { arrange, enlargement, type Frame, type Position } from './map-layout.ts'
import { project, world, type Coordinates } from './world.ts'

/** A country on the map. */
export interface MapPlace {
  name: string
  at: Coordinates
  /** Number of dealers shown; 0 hides the country. */
  count: number
  /** Address of its place in the list. */
  href: string
}

interface DealerMapProps {
  /** Address of `@brand/blocks/world.svg`. */
  mapSrc: string
  places: readonly MapPlace[]
  /** Returns the text for a number of dealers. */
  counted(n: number): string
  messages: Pick<DealerPageMessages, 'map' | 'enlarged'>
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
const rem = (length: number) => `${Math.round(length * 100) / 100}rem`
const id = 'dealer-map-enlarged'

/** Shows a part of the land through a frame: the drawing is as many times as large, and moved by its share of the rest. */
const through = (mapSrc: string, { x, y, width, height }: Frame): CSSProperties => ({
  maskImage: `url(${JSON.stringify(mapSrc)})`,
  maskSize: `${percent(world.width / width)} ${percent(world.height / height)}`,
  maskPosition: `${percent(x / (world.width - width || 1))} ${percent(y / (world.height - height || 1))}`,
})

/**
 * Countries with dealers on a map of the world, as links into the list; where many are close to each other, that part is shown
 * enlarged beside it. HTML over one drawing: nothing to run in the browser.
 * @requirement DEALER-20
 */
export function DealerMap({ mapSrc, places, counted, messages }: DealerMapProps) {
  const spots = places.map(({ at }) => project(at))
  const enlarged = enlargement(spots)
  const members = new Set(enlarged?.members)
  const inside = places.filter((_, i) => members.has(i))
  const outside = places.filter((_, i) => !members.has(i))
  const { frame } = enlarged ?? {}
  const whole = frame && {
    name: messages.enlarged,
    count: inside.reduce((sum, { count }) => sum + count, 0),
    href: `#${id}`,
  }
  const spotsOutside = spots.filter((_, i) => !members.has(i))
  const middle = frame && { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  const points = (list: readonly Omit<MapPlace, 'at'>[], positions: readonly Position[]) => (
    <ul data-part="dealer-page-points">
      {list.map(({ name, count, href }, i) => {
        const { at, moved } = positions[i]!
        const place = { left: `calc(${percent(at.x)} + ${rem(moved.x)})`, top: `calc(${percent(at.y)} + ${rem(moved.y)})` }
        return (
          <li key={href} className={css.place} data-part="dealer-page-position" style={place} hidden={!count}>
            <a className={css.point} data-part="dealer-page-point" data-side={at.x > 0.5 ? 'start' : undefined} href={href}>
              <span data-part="dealer-page-number" aria-hidden>
                {count}
              </span>
              <span className={css.name} data-part="dealer-page-label">
                {name}, <span data-part="dealer-page-total">{counted(count)}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
  return (
    <nav className={css.map} data-part="dealer-page-map" aria-label={messages.map}>
      <div className={css.panel} data-part="dealer-page-world" style={{ aspectRatio: `${world.width} / ${world.height}` }}>
        <span className={css.land} data-part="dealer-page-land" style={through(mapSrc, world)} />
        {frame && (
          <span
            className={css.frame}
            data-part="dealer-page-frame"
            style={{
              left: percent(frame.x / world.width),
              top: percent(frame.y / world.height),
              width: percent(frame.width / world.width),
              height: percent(frame.height / world.height),
            }}
          />
        )}
        {points(whole ? [whole, ...outside] : outside, arrange(middle ? [middle, ...spotsOutside] : spotsOutside, world))}
      </div>
      {frame && (
        <section
          id={id}
          className={css.panel}
          data-part="dealer-page-enlarged"
          data-enlarged=""
          aria-label={messages.enlarged}
          style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        >
          <span className={css.land} data-part="dealer-page-land" style={through(mapSrc, frame)} />
          {points(
            inside,
            arrange(
              spots.filter((_, i) => members.has(i)),
              frame,
            ),
          )}
        </section>
      )}
    </nav>
  )
}
