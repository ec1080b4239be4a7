import { Hero } from '@brand/blocks/hero'

export default function About() {
  return <Hero title="About felt" action={{ label: 'Home', href: '/' }} headingLevel={1} />
}
