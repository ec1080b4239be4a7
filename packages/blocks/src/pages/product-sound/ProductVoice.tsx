'use client'

import type { MouseEvent } from 'react'
import { Button } from '../../elements/button/Button.tsx'
import { emitBlockEvent } from '../../events.ts'
import { interpolate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type ProductSoundMessages } from './ProductSound.messages.ts'
import { SoundSection } from './SoundSection.tsx'
import { playVoice } from './voice.ts'

export interface ProductVoiceProps extends RootProps {
  /** Name of the product, such as a booth. */
  name: string
  /** Speech level reduction of the product in dB (ISO 23351-1). */
  reduction: number
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductSoundMessages> | undefined
}

/**
 * A voice outside a booth, and the same voice inside it as those outside hear it, from the product's own figure. Nothing plays before
 * a press; without JavaScript it is a line of figures.
 * @requirement FAM-19
 */
export function ProductVoice({ name, reduction, ...rest }: ProductVoiceProps) {
  const messages = { ...en, ...rest.messages }
  const n = new Intl.NumberFormat(messages.locale).format(reduction)
  function play({ currentTarget }: MouseEvent, reduction: number, amount: 0 | 1) {
    playVoice(reduction)
    emitBlockEvent(currentTarget, { type: 'sound-play', product: name, amount })
  }
  return (
    <SoundSection
      {...rootProps(rest)}
      part="product-voice"
      title={messages.hear}
      words={interpolate(messages.reduces, { n, name })}
    >
      <Button variant="inverse" data-hydrate-trigger="" onClick={(event) => play(event, 0, 0)}>
        {messages.hearOutside}
      </Button>
      <Button variant="inverse" data-hydrate-trigger="" onClick={(event) => play(event, reduction, 1)}>
        {interpolate(messages.hearInside, { name })}
      </Button>
    </SoundSection>
  )
}
