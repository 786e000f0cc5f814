import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { filling } from './filling'
import { pictureSizes } from './picture-sizes'
import { Cover, type CoverOf } from '../covers'
import { motion } from '../theme/motion'

export interface PictureProps {
  /** A picture's address as the API gives it (`…/1280.webp`) or any other; null shows the drawn cover. */
  src: string | null
  /** Empty where the name stands beside the picture. */
  alt: string
  /** How wide the picture is shown, as in the `sizes` of `<img>`. */
  sizes?: string
  /** Width over height of the box, which is there before the picture is. */
  ratio?: `${number}/${number}`
  cover: CoverOf
  /** For the largest picture that is in sight at once: loaded first, not faded in. */
  priority?: boolean
}

const Frame = styled('div')({ position: 'relative', overflow: 'hidden', width: '100%' })
const Image = styled('img')({
  ...filling,
  ...motion('opacity'),
  '&[data-faded]': { opacity: 0 },
})

/** A picture in a box of fixed shape, in the width that suits the screen; until it is there, its drawn cover. */
export function Picture({ src, ...rest }: PictureProps) {
  // Another address starts anew: what failed or loaded before says nothing about it.
  return <OnePicture key={src} src={src} {...rest} />
}

function OnePicture({ src, alt, sizes = '100vw', ratio = '4/3', cover, priority = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'appearing' | 'shown' | 'failed'>('loading')
  const isDrawn = src === null || state === 'failed'
  const named = isDrawn && alt !== '' ? { role: 'img', 'aria-label': alt } : {}
  return (
    <Frame style={{ aspectRatio: ratio }} {...named}>
      {state !== 'shown' && <Cover {...cover} priority={priority} />}
      {!isDrawn && (
        <Image
          src={src}
          srcSet={pictureSizes(src)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          data-faded={state === 'loading' && !priority ? '' : undefined}
          onLoad={() => setState(priority ? 'shown' : 'appearing')}
          onTransitionEnd={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </Frame>
  )
}
