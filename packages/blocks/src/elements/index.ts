/** The parts that blocks are composed of. */
export { ActionButton, type ActionButtonProps } from './button/ActionButton.tsx'
export { Button, type ButtonProps } from './button/Button.tsx'
export { DisplayTitle, type DisplayTitleProps } from './display-title/DisplayTitle.tsx'
export { Icon, iconNames, type IconName, type IconProps } from './icon/Icon.tsx'
export { Link, type LinkProps } from './link/Link.tsx'
export { Picture, type PictureProps } from './picture/Picture.tsx'
export { RichText, type RichTextProps } from './rich-text/RichText.tsx'
export type { ElementMessages } from './elements.messages.ts'
