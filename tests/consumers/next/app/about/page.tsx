import { Hero } from '@brand/blocks/hero'

export default function About() {
  return <Hero title="About felt" text="It is made of bottles." headingLevel={1} />
}
