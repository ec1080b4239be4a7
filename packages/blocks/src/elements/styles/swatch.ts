import { isHex } from '../../theme/contrast.ts'

/** The background of a piece of a colour; none where it is no `#rrggbb`: content may hold anything. */
export const swatch = (color: string | undefined) => (color && isHex(color) ? { backgroundColor: color } : undefined)
