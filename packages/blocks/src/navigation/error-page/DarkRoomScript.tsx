'use client'

import { useEffect } from 'react'
import { darkRoom } from './dark-room.ts'

/** Runs the plain script where the room is part of a React application; a page without React runs it itself. */
export function DarkRoomScript() {
  useEffect(() => darkRoom(document), [])
  return null
}
