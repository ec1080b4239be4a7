/** The size of the drawing, in its own units. */
export const view = { width: 360, height: 200 } as const

/**
 * Most strips that are drawn.
 * @requirement CALC-03
 */
const maxPanels = 30

const edges = { left: 8, top: 34, bottom: 8 }
/** Room beside the wall: the measure of its height, and the person's distance from it. */
const measureRoom = 74
const personWidth = 0.62
const personHeight = 1.72

export interface Plan {
  /** Height of the frame that stays empty. */
  empty: number
  left: number
  top: number
  floor: number
  /** Right edge of the wall. */
  right: number
  /** Right edge of its last strip. */
  end: number
  /** Width of a strip. */
  strip: number
  /** Number of strips drawn. */
  drawn: number
  /** Something is cut off the last strip. */
  isCut: boolean
  /** Units per metre. */
  scale: number
}

/** Two decimals are enough in a drawing. */
export const rounded = (value: number) => Math.round(value * 100) / 100

/** Returns the layout of the drawing of a wall. The lengths passed in are in metres. */
export function computePlan(width: number, height: number, strips: number, rollWidth: number): Plan {
  const drawn = Math.min(strips, maxPanels)
  const shownWidth = drawn < strips ? drawn * rollWidth : width
  const covered = drawn * rollWidth
  const room = {
    width: view.width - edges.left - measureRoom - 8,
    height: view.height - edges.top - edges.bottom,
  }
  const scale = Math.min(room.width / (covered + personWidth), room.height / Math.max(height, personHeight))
  const floor = view.height - edges.bottom
  const top = rounded(floor - height * scale)
  return {
    empty: rounded(Math.max(0, Math.min(top, floor - personHeight * scale) - edges.top)),
    left: edges.left,
    top,
    floor,
    right: rounded(edges.left + shownWidth * scale),
    end: rounded(edges.left + covered * scale),
    strip: rounded(rollWidth * scale),
    drawn,
    isCut: covered - shownWidth > 0.005,
    scale: rounded(scale),
  }
}
