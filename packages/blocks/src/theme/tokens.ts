/**
 * The theme contract: every custom property of a theme (`surface-muted` is `--b-surface-muted`), what it means, and what it is when
 * a brand does not give it. The names are public: one changes only with a major version.
 */

/** A colour that follows from others of the theme. Colours are named by their custom property, without `--b-`. */
export type ColorRule =
  | { same: string }
  /** The value of another, not a reference to it: inverted parts change what it is, and would refer to themselves. */
  | { copy: string }
  /** `percent` of `color` in `into`; as much more as `least` contrast on each of `on` needs. `fixed`: a value, no reference. */
  | { mix: string; into: string; percent: number; minRatio?: number; on?: readonly string[]; fixed?: true }
  /** The first of some colours that has 4.5 to 1 on each of `on`, or else the best. Names of the theme's own, or `#rrggbb`. */
  | { readable: readonly string[]; on: readonly string[] }

/** `undefined`: a brand must give it. A string is CSS. */
export type Rule = string | ColorRule | undefined

export interface Token {
  name: string
  meaning: string
  rule: Rule
}

const given = (name: string, meaning: string): Token => ({ name, meaning, rule: undefined })
const token = (name: string, meaning: string, rule: Rule): Token => ({ name, meaning, rule })

const tint = (percent: number, minRatio?: number, on?: readonly string[]): ColorRule => ({
  mix: 'on-surface',
  into: 'surface',
  percent,
  ...(minRatio && { minRatio, on }),
})
const inverseTint = (percent: number, minRatio?: number, on?: readonly string[]): ColorRule => ({
  mix: 'on-surface-inverse',
  into: 'surface-inverse',
  percent,
  ...(minRatio && { minRatio, on }),
})
/** Hints of a state: dark ones for light surfaces, light ones for dark surfaces. */
const signals = { error: ['#a11212', '#ffb3ac'], success: ['#0f5c33', '#99dbb5'], warning: ['#6b4400', '#f0d08c'] }
const signal = (name: keyof typeof signals): ColorRule => ({ readable: signals[name], on: ['surface', 'surface-muted'] })
const inverseSignal = (name: keyof typeof signals): ColorRule => ({
  readable: signals[name].toReversed(),
  on: ['surface-inverse', 'inverted-surface-muted'],
})
const neutralColors = ['surface', 'on-surface', '#ffffff', '#000000']

const colors = {
  surface: given('surface', 'Background of the page.'),
  onSurface: given('on-surface', 'Text on the page.'),
  surfaceMuted: token('surface-muted', 'Background of fields and cards.', tint(6)),
  onSurfaceMuted: token('on-surface-muted', 'Text on it.', { same: 'on-surface' }),
  surfaceStrong: token('surface-strong', 'A coloured field, as behind a quote.', {
    mix: 'accent',
    into: 'surface',
    percent: 30,
    fixed: true,
  }),
  onSurfaceStrong: token('on-surface-strong', 'Text on it.', {
    readable: ['on-surface', ...neutralColors],
    on: ['surface-strong'],
  }),
  surfaceAccent: token('surface-accent', 'The loudest field.', { same: 'accent' }),
  onSurfaceAccent: token('on-surface-accent', 'Text on it.', { same: 'on-accent' }),
  surfaceInverse: token('surface-inverse', 'Background of inverted parts, as the footer.', { copy: 'on-surface' }),
  onSurfaceInverse: token('on-surface-inverse', 'Text on it.', { readable: neutralColors, on: ['surface-inverse'] }),
  sunken: token('sunken', 'What is loading, disabled, or pointed at.', tint(11)),
  textMuted: token(
    'text-muted',
    'Secondary text on the page and on muted fields.',
    tint(70, 4.5, ['surface', 'surface-muted', 'sunken']),
  ),
  border: token('border', 'Hairlines; decoration only.', tint(22)),
  borderControl: token('border-control', 'Outlines of controls.', tint(55, 3, ['surface', 'surface-muted'])),
  borderStrong: token('border-strong', 'Rules, and the foot of inputs.', { same: 'on-surface' }),
  accent: given('accent', 'The one loud action of a view, and marks of the same colour.'),
  accentHover: token('accent-hover', 'The same under the pointer.', { mix: 'accent', into: 'on-accent', percent: 88 }),
  onAccent: token('on-accent', 'Text on both.', { readable: ['on-surface', ...neutralColors], on: ['accent'] }),
  secondary: token('secondary', 'The action in the colour of the page.', { copy: 'surface' }),
  secondaryHover: token('secondary-hover', 'The same under the pointer.', {
    mix: 'secondary',
    into: 'on-secondary',
    percent: 89,
  }),
  onSecondary: token('on-secondary', 'Text on both.', { readable: ['on-surface', ...neutralColors], on: ['secondary'] }),
  inverse: token('inverse', 'The action in the colour of text.', { copy: 'on-surface' }),
  inverseHover: token('inverse-hover', 'The same under the pointer.', { mix: 'inverse', into: 'on-inverse', percent: 85 }),
  onInverse: token('on-inverse', 'Text on both.', { readable: neutralColors, on: ['inverse'] }),
  focus: token('focus', 'Focus ring.', { same: 'on-surface' }),
  error: token('error', 'Text of an error.', signal('error')),
  errorSurface: token('error-surface', 'Background of an error.', { mix: 'error', into: 'surface', percent: 10 }),
  success: token('success', 'Text of a success.', signal('success')),
  successSurface: token('success-surface', 'Background of a success.', { mix: 'success', into: 'surface', percent: 10 }),
  warning: token('warning', 'Text of a warning.', signal('warning')),
  warningSurface: token('warning-surface', 'Background of a warning.', { mix: 'warning', into: 'surface', percent: 10 }),
  scrim: token('scrim', 'Laid over a picture, below text; at 60 % it must carry text over white.', '#0a0a0a'),
  onScrim: token('on-scrim', 'Text on it.', '#ffffff'),
  focusOnScrim: token('focus-on-scrim', 'Focus ring on it.', { same: 'on-scrim' }),
  backdrop: token(
    'backdrop',
    'Covers the page behind a dialog; any CSS colour.',
    'color-mix(in srgb, var(--b-scrim) 82%, transparent)',
  ),
}

/** Tokens that `[data-tone='inverted']` changes. Each is a custom property of its own, so that a brand can set it at the root. */
const inverted = {
  surfaceMuted: token('inverted-surface-muted', '`surface-muted` of inverted parts.', inverseTint(9)),
  onSurfaceMuted: token('inverted-on-surface-muted', '`on-surface-muted` there.', { same: 'on-surface-inverse' }),
  sunken: token('inverted-sunken', '`sunken` there.', inverseTint(15)),
  textMuted: token(
    'inverted-text-muted',
    '`text-muted` there.',
    inverseTint(72, 4.5, ['surface-inverse', 'inverted-surface-muted', 'inverted-sunken']),
  ),
  border: token('inverted-border', '`border` there.', inverseTint(25)),
  borderControl: token(
    'inverted-border-control',
    '`border-control` there.',
    inverseTint(55, 3, ['surface-inverse', 'inverted-surface-muted']),
  ),
  borderStrong: token('inverted-border-strong', '`border-strong` there.', { same: 'on-surface-inverse' }),
  accentHover: token('inverted-accent-hover', '`accent-hover` there.', { mix: 'accent', into: 'on-accent', percent: 88 }),
  focus: token('inverted-focus', '`focus` there.', { same: 'on-surface-inverse' }),
  error: token('inverted-error', '`error` there.', inverseSignal('error')),
  errorSurface: token('inverted-error-surface', '`error-surface` there.', {
    mix: 'inverted-error',
    into: 'surface-inverse',
    percent: 10,
  }),
  success: token('inverted-success', '`success` there.', inverseSignal('success')),
  successSurface: token('inverted-success-surface', '`success-surface` there.', {
    mix: 'inverted-success',
    into: 'surface-inverse',
    percent: 10,
  }),
  warning: token('inverted-warning', '`warning` there.', inverseSignal('warning')),
  warningSurface: token('inverted-warning-surface', '`warning-surface` there.', {
    mix: 'inverted-warning',
    into: 'surface-inverse',
    percent: 10,
  }),
} satisfies { [K in keyof typeof colors]?: Token }

const letters = (name: string, meaning: string, weight: string, width = '100%') => ({
  width: token(`${name}-width`, `${meaning}: width of the letters, in percent; for a typeface with that axis.`, width),
  weight: token(`${name}-weight`, `${meaning}: weight, 1 to 1000.`, weight),
})
const titleStep = (step: number) => ({
  ...letters(
    `title-${step}`,
    `Display title, step ${step} of 5 from first to last word`,
    'var(--b-type-heading-weight)',
    'var(--b-type-heading-width)',
  ),
  tracking: token(`title-${step}-tracking`, `The same: letter spacing. \`initial\` is that of the title's size.`, 'initial'),
})

const sized = <K extends string | number>(prefix: string, meaning: string, values: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([key, value]) => [key, token(`${prefix}-${key}`, meaning, value)]),
  ) as Record<K, Token>

export const tokens = {
  color: colors,
  inverted,
  texture: {
    image: token('texture', 'Texture of surfaces: an image, blended with their colour.', 'none'),
    size: token('texture-size', 'Its size.', 'auto'),
    blend: token('texture-blend', 'Its blend mode.', 'soft-light'),
  },
  font: {
    body: given('font-body', 'Font families of running text.'),
    title: token('font-title', 'Font families of headings and of the navigation.', 'var(--b-font-body)'),
  },
  /** Settings of letters, by what they are for. */
  type: {
    body: letters('type-body', 'Running text', '400'),
    heading: letters('type-heading', 'Headings', '700'),
    label: letters('type-label', 'Controls, names, strong words', '650'),
    menu: letters('type-menu', 'Entries of the navigation bar', '500'),
    quote: letters('type-quote', 'Quotes', '400'),
    strong: letters('type-strong', 'The stressed word of a quote', '750'),
    secondary: letters('type-secondary', 'Large text that holds back, as where nothing was found', '400'),
  },
  /** Letters of a display title, word by word. */
  title: { 1: titleStep(1), 2: titleStep(2), 3: titleStep(3), 4: titleStep(4), 5: titleStep(5) },
  /** Letters by which a display title makes room for its longest word, and from which its words open. */
  titleFit: {
    narrowest: token('title-narrowest', 'Narrowest letters of a display title, in percent; where its words open from.', '100%'),
    letter: token('title-letter', 'Mean width of these letters at the weight of step 1, tracking included, in em.', '0.6'),
  },
  size: sized('size', 'Font size.', {
    display: 'clamp(2.75rem, 1.1643rem + 10.095vw, 10.25rem)',
    1: 'clamp(2.75rem, 1.45rem + 5.333vw, 6.25rem)',
    2: 'clamp(2.125rem, 1.3821rem + 3.048vw, 4.125rem)',
    3: 'clamp(1.625rem, 1.2536rem + 1.524vw, 2.625rem)',
    4: 'clamp(1.25rem, 1.1107rem + 0.571vw, 1.625rem)',
    lead: 'clamp(1.1875rem, 1.0482rem + 0.571vw, 1.5625rem)',
    body: 'clamp(1rem, 0.9536rem + 0.19vw, 1.125rem)',
    s: 'clamp(0.9375rem, 0.9143rem + 0.095vw, 1rem)',
    xs: '0.875rem',
    quote: 'clamp(2.125rem, 1.2rem + 3.9vw, 7rem)',
  }),
  leading: sized('leading', 'Line height, a factor of the font size.', {
    display: '0.98',
    1: '0.98',
    2: '1',
    3: '1.08',
    4: '1.1',
    lead: '1.36',
    body: '1.5',
    s: '1.4',
  }),
  tracking: sized('tracking', 'Letter spacing.', {
    display: '-0.045em',
    1: '-0.04em',
    2: '-0.03em',
    3: '-0.02em',
    4: '-0.02em',
    lead: '-0.012em',
  }),
  space: sized('space', 'Space; `section` is that above and below every block.', {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    10: '8rem',
    section: 'clamp(4.5rem, 3.5rem + 3.4vw, 7.5rem)',
  }),
  grid: {
    gutter: token('grid-gutter', 'Between columns; see `from` for larger screens.', 'min(0.75rem, 4vw)'),
    margin: token('grid-margin', 'At the edges of the page; see `from`.', 'min(1.25rem, 6.25vw)'),
    max: token('grid-max', 'Widest page.', '105rem'),
    measure: token('grid-measure', 'Longest line of text.', '31em'),
  },
  /** Corners, by what has them. An element that reaches an edge of the page stays square. */
  radius: {
    control: token('radius-control', 'Corners of buttons, inputs and other controls; a length.', '0px'),
    card: token('radius-card', 'Corners of cards, panels and notes.', 'var(--b-radius-control)'),
    media: token('radius-media', 'Corners of pictures and films.', 'var(--b-radius-card)'),
    dialog: token(
      'radius-dialog',
      'Corners of sheets and dialogs, on the sides that do not touch an edge.',
      'var(--b-radius-card)',
    ),
  },
  border: {
    hair: token('border-hair', 'Thickness of hairlines.', '1px'),
    rule: token('border-rule', 'Thickness of rules.', '2px'),
    tab: token(
      'border-tab',
      'Thickness of the tabs in the accent that mark what is current or pointed at; `0px` leaves them out.',
      'var(--b-space-2)',
    ),
    focus: token('border-focus', 'Thickness of the focus ring.', '3px'),
    focusOffset: token('border-focus-offset', 'Distance of the focus ring.', '3px'),
  },
  target: {
    min: token('target-min', 'Smallest height of links in lists.', '1.75rem'),
    control: token('target-control', 'Smallest height of icon buttons.', '2.75rem'),
    button: token('target-button', 'Smallest height of buttons.', '3.25rem'),
    field: token('target-field', 'Smallest height of inputs.', '3.5rem'),
  },
  duration: {
    instant: token('duration-instant', 'Time of underlines.', '120ms'),
    short: token('duration-short', 'Time of changes of colour.', '240ms'),
    medium: token('duration-medium', 'Time of movements.', '480ms'),
    long: token('duration-long', 'Time of a display title.', '900ms'),
    stagger: token('duration-stagger', 'Delay from word to word of a display title.', '90ms'),
  },
  easing: {
    settle: token('easing-settle', 'Curve of what comes to rest.', 'cubic-bezier(0.16, 1, 0.3, 1)'),
    slide: token('easing-slide', 'Curve of sheets.', 'cubic-bezier(0.5, 0, 0.1, 1)'),
  },
  barHeight: token('bar-height', 'Height of the navigation bar; see `from`.', '4rem'),
}

type Tree<Leaf> = { [K in string]: Leaf | Tree<Leaf> }
export const isToken = (value: object): value is Token => 'meaning' in value

/** Every token with its path in the contract, in order. */
export function allTokens(tree: object = tokens, path: string[] = []): [path: string[], token: Token][] {
  return Object.entries(tree as Tree<Token>).flatMap(([key, value]) =>
    isToken(value) ? [[[...path, key], value] as [string[], Token]] : allTokens(value, [...path, key]),
  )
}

/** The contract's shape with something else for each token. */
export type PerToken<T, Value> = { [K in keyof T]: T[K] extends Token ? Value : PerToken<T[K], Value> }
