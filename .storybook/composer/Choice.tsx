import { useEffect, useState, type ComponentType } from 'react'
import type { ShapeName } from '../../packages/blocks/src/contract/fields.ts'
import { mediaAddress, nameOfRecord, pictureOfRecord, pictures } from './content.ts'

interface NamedPictureProps {
  /** A picture of the demo content. Default: none. */
  image?: string | undefined
  name: string
}

/** A picture with a name below it. */
export function NamedPicture({ image = '', name }: NamedPictureProps) {
  const file = pictures[image]?.file
  return (
    <span className="composer-named">
      {file && <img src={mediaAddress(`/media/${file}`)} alt="" loading="lazy" />}
      {name}
    </span>
  )
}

/** A picture to choose. Puck's rows take the mouse only: a button in them takes the keyboard, and Puck hears of its press. */
export const Choice = (props: NamedPictureProps) => (
  <button type="button" className="composer-choice">
    <NamedPicture {...props} />
  </button>
)

interface RecordChoiceProps {
  shape: ShapeName
  id: string
  As: ComponentType<NamedPictureProps>
}

/** A record by its picture, as soon as that is known. */
export function RecordChoice({ shape, id, As }: RecordChoiceProps) {
  const [image, setImage] = useState<string>()
  useEffect(() => void pictureOfRecord(shape, id).then(setImage), [shape, id])
  return <As image={image} name={nameOfRecord(id)} />
}
