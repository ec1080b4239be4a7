/** The window whose address a person sees: that of Storybook around the story. */
export const shownWindow = () => (window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window)
