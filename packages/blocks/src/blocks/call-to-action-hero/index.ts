export { CallToActionHero, CallToActionHero as default, type CallToActionHeroProps } from './CallToActionHero.tsx'
