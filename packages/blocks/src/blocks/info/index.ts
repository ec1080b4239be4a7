export { Info, Info as default, type InfoProps } from './Info.tsx'
