export { InDepthInfo, InDepthInfo as default, type InDepthInfoProps } from './InDepthInfo.tsx'
