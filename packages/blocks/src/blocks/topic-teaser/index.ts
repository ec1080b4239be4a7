export { TopicTeaser, TopicTeaser as default, type TopicTeaserProps } from './TopicTeaser.tsx'
