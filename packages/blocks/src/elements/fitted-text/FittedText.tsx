import type { CSSProperties } from 'react'
import { cx } from '../styles/cx.ts'
import { inkMayMeet, measureLongestPart } from './fit.ts'
import * as css from './FittedText.css.ts'

/** Returns the attributes that make the text of a heading fit. They are for the one element that holds all of the heading. */
export const fitting = (text: string, className?: string) => ({
  className: cx(css.fit, inkMayMeet(text) && css.roomForAccents, className),
  style: { '--b-longest-part': Math.round(measureLongestPart(text) * 100) / 100 } as CSSProperties,
})

/**
 * The text of a heading; `className` sets the width of its letters where there is room. Where its longest word has no room, they
 * get narrower, and smaller only where the narrowest have no room either. Words break nowhere but at hyphens and soft hyphens.
 */
export const FittedText = ({ text, className = css.heading }: { text: string | undefined; className?: string }) =>
  text && (
    <span {...fitting(text, className)} data-part="fitted-text">
      {text}
    </span>
  )
