import { expect, it } from 'vitest'
import { slotForm } from './slot-form.tsx'

it('opens the expert with what came of its own form, and of no other (BLK-acoustic_expert-01, FORM-39)', () => {
  const isOpen = (form?: string) => slotForm({ state: form ? { form, outcome: 'failed' } : undefined }, 'nl').defaultOpen
  expect([isOpen(), isOpen('question'), isOpen('expert')]).toEqual([false, false, true])
})
