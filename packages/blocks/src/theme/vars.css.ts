import { createGlobalThemeContract } from '@vanilla-extract/css'
import { feltLots, type FeltLot } from './felt.ts'

const perLot = <T extends string>(prefix: T) =>
  Object.fromEntries(feltLots.map((lot) => [lot, `${prefix}-${lot}`])) as Record<FeltLot, string>

/**
 * The theme contract: every name a brand must fill, as plain custom properties (`surfaceMuted` is `--b-surface-muted`).
 * The names are public and stable; a brand can set them without vanilla-extract.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: 'surface', surfaceMuted: 'surface-muted', surfaceSunken: 'surface-sunken',
      text: 'text', textMuted: 'text-muted',
      border: 'border', borderControl: 'border-control', borderStrong: 'border-strong',
      accent: 'accent', accentHover: 'accent-hover', onAccent: 'on-accent',
      alt: 'alt', altHover: 'alt-hover', onAlt: 'on-alt', quiet: 'quiet', quietHover: 'quiet-hover', onQuiet: 'on-quiet',
      focus: 'focus',
      error: 'error', errorSurface: 'error-surface', success: 'success', successSurface: 'success-surface',
      warning: 'warning', warningSurface: 'warning-surface',
      /** The veil between a picture and text on it: colour of the veil, of the text, of the focus ring. */
      scrim: 'scrim', onScrim: 'on-scrim', focusOnScrim: 'focus-on-scrim', backdrop: 'backdrop',
    },
    felt: perLot('felt'),
    onFelt: perLot('on-felt'),
    feltGrain: 'felt-grain',
    font: { body: 'font-body', title: 'font-title' },
    /** The five volumes of type: width and weight move together. */
    volume: {
      loud: { width: 'loud-width', weight: 'loud-weight' },
      clear: { width: 'clear-width', weight: 'clear-weight' },
      plain: { width: 'plain-width', weight: 'plain-weight' },
      soft: { width: 'soft-width', weight: 'soft-weight' },
      hush: { width: 'hush-width', weight: 'hush-weight' },
      whisper: { width: 'whisper-width', weight: 'whisper-weight' },
    },
    size: { loud: 'size-loud', 1: 'size-1', 2: 'size-2', 3: 'size-3', 4: 'size-4', lead: 'size-lead', body: 'size-body', s: 'size-s', xs: 'size-xs', quote: 'size-quote' },
    leading: { loud: 'leading-loud', 1: 'leading-1', 2: 'leading-2', 3: 'leading-3', 4: 'leading-4', lead: 'leading-lead', body: 'leading-body', s: 'leading-s' },
    tracking: { loud: 'tracking-loud', 1: 'tracking-1', 2: 'tracking-2', 3: 'tracking-3', 4: 'tracking-4', lead: 'tracking-lead' },
    space: { 1: 'space-1', 2: 'space-2', 3: 'space-3', 4: 'space-4', 5: 'space-5', 6: 'space-6', 7: 'space-7', 8: 'space-8', 9: 'space-9', 10: 'space-10', section: 'space-section' },
    grid: { gutter: 'grid-gutter', margin: 'grid-margin', max: 'grid-max', measure: 'grid-measure' },
    radius: 'radius',
    border: { hair: 'border-hair', rule: 'border-rule', focus: 'border-focus', focusOffset: 'border-focus-offset' },
    target: { min: 'target-min', control: 'target-control', button: 'target-button', field: 'target-field' },
    duration: { instant: 'duration-instant', short: 'duration-short', medium: 'duration-medium', long: 'duration-long', stagger: 'duration-stagger' },
    easing: { damp: 'easing-damp', pull: 'easing-pull' },
    barHeight: 'bar-height',
  },
  (value) => `b-${value}`,
)
