export { StaticHeader, StaticHeader as default, type StaticHeaderProps } from './StaticHeader.tsx'
