/** Height of a bar at the foot of the window, for what is fixed above it. */
export const foot = '--b-foot'
