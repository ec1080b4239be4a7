import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as buttons from '../../elements/Button.css.ts'
import { CallToActionHero, type CallToActionHeroProps } from './CallToActionHero.tsx'

const action = { label: 'Open', href: '/open', variant: 'secondary' } as const
const html = (props: Partial<CallToActionHeroProps>) =>
  renderToStaticMarkup(<CallToActionHero title="Build your own" action={action} {...props} />)
const buttonClass = (markup: string) => /<a class="([^"]*)"/.exec(markup)?.[1]

it('is the target of links to its name, when that is one (BLK-call_to_action_hero-01)', () => {
  expect(html({ id: 'configurator' })).toContain(' id="configurator"')
  for (const id of [undefined, '', 'two words', '"><b>']) expect(html({ id })).not.toContain(' id=')
})

it('gives the button the colour that the card asks for: the inverse variant on the accent surface, the primary variant on all others', () => {
  expect(buttonClass(html({}))).toContain(buttons.variants.inverse)
  expect(buttonClass(html({ surface: 'loden' }))).toContain(buttons.variants.primary)
  expect(buttonClass(html({ surface: 'sky' }))).toContain(buttons.variants.primary)
})
