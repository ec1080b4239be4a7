import { Hero } from '@brand/blocks/hero'

export const Page = () => <Hero title="About felt" action={{ label: 'Home', href: '/' }} headingLevel={1} />
