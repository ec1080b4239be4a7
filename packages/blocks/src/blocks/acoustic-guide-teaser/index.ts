export { AcousticGuideTeaser, AcousticGuideTeaser as default, type AcousticGuideTeaserProps } from './AcousticGuideTeaser.tsx'
