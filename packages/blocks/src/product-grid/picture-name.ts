/**
 * The name of a product's picture in view transitions, by the product's id. A card has it as `--b-picture-name`; where the head of the
 * product's page has it too, as `view-transition-name` of its picture, the one becomes the other.
 * @requirement GEN-27
 */
export const pictureName = (id: string): string => `picture-${id.replaceAll(/[^\w-]/g, '-')}`
