import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as buttons from '../../elements/Button.css.ts'
import { CallToActionHero, type CallToActionHeroProps } from './CallToActionHero.tsx'

const button = { text: 'Open', link: '/open', color: 'white' } as const
const html = (props: Partial<CallToActionHeroProps>) =>
  renderToStaticMarkup(<CallToActionHero title="Build your own" button={button} {...props} />)
const buttonClass = (markup: string) => /<a class="([^"]*)"/.exec(markup)?.[1]

it('is the target of links to its name, when that is one (BLK-call_to_action_hero-01)', () => {
  expect(html({ id: 'configurator' })).toContain(' id="configurator"')
  for (const id of [undefined, '', 'two words', '"><b>']) expect(html({ id })).not.toContain(' id=')
})

it('gives the button the colour that the card asks for: black on yellow, yellow on all others', () => {
  expect(buttonClass(html({}))).toContain(buttons.looks.alt)
  expect(buttonClass(html({ felt: 'loden' }))).toContain(buttons.looks.primary)
  expect(buttonClass(html({ felt: 'sky' }))).toContain(buttons.looks.primary)
})
