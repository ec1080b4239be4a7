export { Hero, Hero as default, type HeroProps } from './Hero.tsx'
