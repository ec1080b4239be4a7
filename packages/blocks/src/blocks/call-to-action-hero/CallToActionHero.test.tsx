import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as buttons from '../../elements/button/Button.css.ts'
import { roles } from '../../elements/styles/surface.css.ts'
import { CallToActionHero, type CallToActionHeroProps } from './CallToActionHero.tsx'

const action = { label: 'Open', href: '/open', variant: 'secondary' } as const
const html = (props: Partial<CallToActionHeroProps>) =>
  renderToStaticMarkup(<CallToActionHero title="Build your own" action={action} {...props} />)
const buttonClass = (markup: string) => /<a class="([^"]*)"/.exec(markup)?.[1]

it('is the target of links to its name, when it has one (BLK-call_to_action_hero-01)', () => {
  expect(html({ id: 'configurator' })).toContain(' id="configurator"')
  expect(html({ id: undefined })).not.toContain(' id=')
})

it('has the primary action, whatever the record says; its colours follow the surface of the card', () => {
  expect(buttonClass(html({}))).toContain(buttons.variants.primary)
  for (const surface of [undefined, 'sky']) expect(html({ surface })).toContain(` ${roles.accent} `)
  expect(html({ surface: 'sky' })).toContain(' data-surface="sky"')
})
