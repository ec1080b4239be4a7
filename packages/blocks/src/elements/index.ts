/** The parts that blocks are composed of. */
export { ActionButton, type ActionButtonProps } from './ActionButton.tsx'
export { Button, type ButtonProps } from './Button.tsx'
export { DisplayTitle, type DisplayTitleProps } from './DisplayTitle.tsx'
export { Icon, iconNames, type IconName, type IconProps } from './Icon.tsx'
export { Link, type LinkProps } from './Link.tsx'
export { Picture, type PictureProps } from './Picture.tsx'
export { RichText, type RichTextProps } from './RichText.tsx'
export type { ElementMessages } from './elements.messages.ts'
