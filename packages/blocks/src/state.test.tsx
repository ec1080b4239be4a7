// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Accordion } from './elements/accordion/Accordion.tsx'
import { Button } from './elements/button/Button.tsx'
import { Tabs } from './elements/tabs/Tabs.tsx'
import { Modal } from './modal/Modal.tsx'

const items = ['a', 'b'].map((id) => ({ id, title: id.toUpperCase(), content: id }))

afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname)
})

interface Case {
  /** The component with a state, or with one to begin with. */
  element: (state: { value?: unknown; defaultValue?: unknown; onChange?: (value: never) => void }) => ReactNode
  /** Two states, and the act of a visitor that leads from the first to the second. */
  states: [unknown, unknown]
  act: () => void
  shown: () => unknown
}

const press = (role: string, name: string) => () =>
  fireEvent.click([...document.querySelectorAll(role)].find(({ textContent }) => textContent === name)!)

const cases: Record<string, Case> = {
  Tabs: {
    element: ({ value, defaultValue, onChange }) => (
      <Tabs
        label="Letters"
        tabs={items}
        value={value as string}
        defaultValue={defaultValue as string}
        onValueChange={onChange as never}
      />
    ),
    states: ['a', 'b'],
    act: press('[role=tab]', 'B'),
    shown: () => document.querySelector('[role=tab][aria-selected=true]')?.textContent?.toLowerCase(),
  },
  Accordion: {
    element: ({ value, defaultValue, onChange }) => (
      <Accordion
        items={items}
        value={value as string[]}
        defaultValue={defaultValue as string[]}
        onValueChange={onChange as never}
      />
    ),
    states: [['a'], ['b']],
    act: press('button', 'B'),
    shown: () => [...document.querySelectorAll('[aria-expanded=true]')].map((button) => button.textContent!.toLowerCase()),
  },
  Modal: {
    element: ({ value, defaultValue, onChange }) => (
      <Modal
        title="Letters"
        trigger={<Button>Open</Button>}
        open={value as boolean}
        defaultOpen={defaultValue as boolean}
        onOpenChange={onChange as never}
      >
        a
      </Modal>
    ),
    states: [false, true],
    act: press('button', 'Open'),
    shown: () => Boolean(document.querySelector('[role=dialog][data-state=open]')),
  },
}

describe.each(Object.entries(cases))('%s', (_, { element, states: [before, after], act: perform, shown }) => {
  it('keeps its own state, and reports each change', () => {
    const onChange = vi.fn()
    render(element({ defaultValue: before, onChange }))
    expect(shown()).toEqual(before)
    act(perform)
    expect(shown()).toEqual(after)
    expect(onChange.mock.calls).toEqual([[after]])
  })

  it('shows the state that the application keeps, and asks for a change', () => {
    const onChange = vi.fn()
    const { rerender } = render(element({ value: before, onChange }))
    act(perform)
    expect([shown(), onChange.mock.lastCall]).toEqual([before, [after]])
    rerender(element({ value: after, onChange }))
    expect(shown()).toEqual(after)
  })
})

it('Tabs leaves the address alone, and writes it with `syncHash`', () => {
  const { rerender } = render(<Tabs label="Letters" tabs={items} />)
  act(press('[role=tab]', 'B'))
  expect(location.hash).toBe('')
  rerender(<Tabs label="Letters" tabs={items} syncHash />)
  act(press('[role=tab]', 'A'))
  expect(location.hash).toBe('#a')
})

describe('a dialog', () => {
  const dialog = () => document.querySelector('[role=dialog]')!
  const Place = (props: { inverted?: boolean; container?: HTMLElement }) => (
    <div data-brand="umbra" data-tone="inverted" lang="ar" dir="rtl">
      <Modal title="Letters" trigger={<Button>Open</Button>} {...props}>
        a
      </Modal>
    </div>
  )
  const openIn = (place: ReactNode) => {
    const { getByRole } = render(place)
    // Without the focus, as in Safari.
    act(() => void fireEvent.click(getByRole('button')))
  }

  it('has the theme, tone, language and direction of the place that opened it, and so has its backdrop', () => {
    openIn(<Place />)
    for (const element of [dialog(), dialog().previousElementSibling!])
      for (const [name, value] of Object.entries({ 'data-brand': 'umbra', 'data-tone': 'inverted', lang: 'ar', dir: 'rtl' }))
        expect([name, element.getAttribute(name)]).toEqual([name, value])
  })

  it('takes nothing that is around it too, and keeps its own tone', () => {
    document.documentElement.setAttribute('data-brand', 'loden')
    openIn(
      <Modal title="Letters" trigger={<Button>Open</Button>} inverted={false}>
        a
      </Modal>,
    )
    expect([dialog().getAttribute('data-brand'), dialog().getAttribute('data-tone')]).toEqual([null, ''])
    document.documentElement.removeAttribute('data-brand')
  })

  it('becomes a child of its container', () => {
    function Contained() {
      const [container, setContainer] = useState<HTMLElement | null>(null)
      return (
        <>
          <div ref={setContainer} data-container="" />
          {container && <Place container={container} />}
        </>
      )
    }
    openIn(<Contained />)
    expect(dialog().parentElement).toHaveProperty('dataset.container', '')
  })
})
