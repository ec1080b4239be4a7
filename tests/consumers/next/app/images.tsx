import { setImageComponent } from '@brand/blocks/elements'
import Image from 'next/image'

setImageComponent(({ srcSet: _, ...image }) => <Image {...image} unoptimized={image.src.startsWith('data:')} />)
