import { surfaceRoles, type SurfaceName, type SurfaceRole } from '../../theme/surfaces.ts'
import { cx } from './cx.ts'
import { roles, surfaceClass } from './surface.css.ts'

/**
 * Gives the classes of an element on a surface: background, colour of the text, colours of the primary action. An element that can be
 * on a brand's own surface has the `name` as `data-surface` too. If the theme does not know the name, it is on the surface of `role`.
 */
export const onSurface = (role: SurfaceRole, className: string, name?: SurfaceName) =>
  cx(surfaceClass, roles[surfaceRoles.find((each) => each === name) ?? role], className)
