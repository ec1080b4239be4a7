'use client'

import { useEffect, useRef, useState } from 'react'
import { playClap } from '../../blocks/room-calculator/clap.ts'
import { midFrequencyTime, readRoom, reverberationTimes, type Octaves } from '../../blocks/room-calculator/room.ts'
import { Button } from '../../elements/button/Button.tsx'
import { emitBlockEvent } from '../../events.ts'
import { interpolate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ProductSound.css.ts'
import { en, type ProductSoundMessages } from './ProductSound.messages.ts'
import { SoundSection } from './SoundSection.tsx'

export interface ProductSoundProps extends RootProps {
  /** Name of the product. */
  name: string
  /** Absorption from 125 to 4000 Hz: of a square metre as coefficients, or of a piece as an area in m². */
  absorption: { values: readonly number[]; measure: 'coefficient' | 'area' }
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductSoundMessages> | undefined
}

/** Pieces or square metres. */
const amounts = { min: 1, max: 12, value: 6 } as const

/** A usual room, hard all around. */
const room = readRoom({}, [])
const bare: Octaves = reverberationTimes(room)

/**
 * A clap in a usual room, without a product and with some of it, from the product's own absorption. Nothing plays before a press;
 * without JavaScript it is a line of figures.
 * @requirement FAM-17
 */
export function ProductSound({ name, absorption, ...rest }: ProductSoundProps) {
  const messages = { ...en, ...rest.messages }
  const slider = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState<number>(amounts.value)
  // Takes over a slider that was moved before the script ran.
  useEffect(() => setAmount(slider.current!.valueAsNumber), [])
  const times = reverberationTimes(
    room,
    undefined,
    absorption.values.map((value) => value * amount),
  )
  function play(seconds: Octaves, amount: number) {
    playClap(seconds)
    emitBlockEvent(slider.current!, { type: 'sound-play', product: name, amount })
  }
  const number = new Intl.NumberFormat(messages.locale)
  const seconds = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const some = interpolate(absorption.measure === 'area' ? messages.pieces : messages.squareMetres, {
    n: number.format(amount),
    name,
  })
  const words = interpolate(messages.fades, {
    size: [room.length, room.width, room.height].map((side) => number.format(side)).join(' × '),
    bare: seconds.format(midFrequencyTime(bare)),
    some,
    seconds: seconds.format(midFrequencyTime(times)),
  })
  return (
    <SoundSection {...rootProps(rest)} part="product-sound" title={messages.hear} words={words}>
      <label className={css.amount} data-part="product-sound-amount">
        {absorption.measure === 'area' ? messages.howMany : messages.howMuch}
        <input
          ref={slider}
          className={css.slider}
          data-part="product-sound-slider"
          type="range"
          min={amounts.min}
          max={amounts.max}
          defaultValue={amounts.value}
          aria-valuetext={some}
          onChange={({ target }) => setAmount(target.valueAsNumber)}
        />
      </label>
      <Button variant="inverse" data-hydrate-trigger="" onClick={() => play(bare, 0)}>
        {messages.hearBare}
      </Button>
      <Button key={some} variant="inverse" data-hydrate-trigger="" onClick={() => play(times, amount)}>
        {interpolate(messages.hearCovered, { name: some })}
      </Button>
    </SoundSection>
  )
}
