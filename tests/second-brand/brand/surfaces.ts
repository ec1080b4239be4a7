/** The surfaces that the brand adds to the roles of the theme. */
export { surfaces } from '@brand/blocks/themes/tegel'
