export { applyAction, maxWalls, readAddress, withAddress, writeAddress, type CalculatorState } from './address.ts'
export {
  boundsOf,
  defaultLimits,
  limitIn,
  sizeProblem,
  stepped,
  typedNumber,
  type InputBounds,
  type Limits,
  type SizeProblem,
} from './limits.ts'
export { fitsOpening, maxOpenings, newOpening, openingsIn, type Opening, type WallSize } from './openings.ts'
export { quoteAddress } from './quote.ts'
export {
  defaultSafetyMargin,
  piecesOf,
  rollSize,
  rollsOfWall,
  rollsOfWalls,
  unjoinedRolls,
  type RollOptions,
  type WallRolls,
} from './rolls.ts'
export { convert, units, type Unit } from './units.ts'
export {
  activeWall,
  addWall,
  convertWalls,
  defaultSize,
  removeWall,
  resizeWall,
  selectWall,
  startWalls,
  type Wall,
} from './walls.ts'
