export { act, maxWalls, readAddress, withAddress, writeAddress, type CalculatorState } from './address.ts'
export { defaultLimits, limitIn, sizeProblem, stepped, typedNumber, type Limits, type SizeProblem } from './limits.ts'
export { quoteAddress } from './quote.ts'
export {
  defaultSafetyMargin,
  rollSize,
  rollsOfWall,
  rollsOfWalls,
  type RollOptions,
  type WallRolls,
  type WallSize,
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
