import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { addressOfWall } from './address-of-wall.ts'

/** Leads from a page of documentation to the wall of its first story. */
export function WallLink() {
  const [first] = useContext(DocsContext).componentStories()
  return (
    first && (
      <p>
        <a href={addressOfWall(first.id)} target="_top">
          Open on the wall
        </a>
      </p>
    )
  )
}
