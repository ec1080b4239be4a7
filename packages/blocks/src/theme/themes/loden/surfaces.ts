export const ink = '#11130f'
export const white = '#ffffff'
export const yellow = '#ffe800'

/** Loden's dye lots: colours of felt, each with the one text colour that it allows. */
export const surfaces = {
  loden: { background: '#1f3b2d', text: white },
  spruce: { background: '#0f5b57', text: white },
  moss: { background: '#8a9845', text: ink },
  cobalt: { background: '#2a45c9', text: white },
  oxblood: { background: '#5e1524', text: white },
  tomato: { background: '#f05a3f', text: ink },
  blush: { background: '#f0b9af', text: ink },
  lilac: { background: '#b8a4e3', text: ink },
  sky: { background: '#a9cde6', text: ink },
  oat: { background: '#d9cdb6', text: ink },
  flint: { background: '#8b8f89', text: ink },
  signal: { background: yellow, text: ink },
  chalk: { background: '#edede6', text: ink },
} as const
