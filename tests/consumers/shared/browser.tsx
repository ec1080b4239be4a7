'use client'

import { Accordion } from '@brand/blocks/accordion'
import { useEffect } from 'react'
import { listen } from './readme/listen'
import { Scripts } from './readme/scripts'

const items = [{ id: 'fire', title: 'Does it burn?', content: <p>It is of class B-s1, d0.</p> }]

/** Parts of a newcomer's page that need the browser: behaviour, and events, which are logged to the console. */
export function Browser() {
  useEffect(() => listen(document, (name) => console.log(name)), [])
  return (
    <>
      <Accordion items={items} />
      <Scripts />
    </>
  )
}
