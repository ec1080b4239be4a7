import { surfaceRoles, type SurfaceName, type SurfaceRole } from '../../theme/surfaces.ts'
import { cx } from './cx.ts'
import { roles, surfaceClass } from './surface.css.ts'

const isRole = (name: SurfaceName | undefined): name is SurfaceRole => surfaceRoles.some((role) => role === name)

/**
 * The classes of an element on a surface: background, colour of the text, colours of the primary action. An element that can be on
 * a brand's own surface has the `name` as `data-surface` too, and is on the one of `role` where the theme does not know the name.
 */
export const onSurface = (role: SurfaceRole, className: string, name?: SurfaceName) =>
  cx(surfaceClass, roles[isRole(name) ? name : role], className)
