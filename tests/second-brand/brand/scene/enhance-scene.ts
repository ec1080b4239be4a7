/** Nothing moves: this brand has no scene. */
export default function enhanceScene(): void {}
