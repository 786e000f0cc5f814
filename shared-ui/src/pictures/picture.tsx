import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { pictureSizes } from './picture-sizes'
import { Cover, type CoverProps, filling } from '../covers'
import { motion } from '../theme/motion'
import { cardRatio } from './card-ratio'

export interface PictureProps {
  /** A URL as the API returns it (`…/1280.webp`), or any other; null shows the cover. */
  src: string | null
  /** Empty when the name is shown beside the picture. */
  alt: string
  /** As the `sizes` of `<img>`. */
  sizes?: string
  /** The aspect ratio of the box; 'card' is flatter on phones. */
  ratio?: `${number}/${number}` | 'card'
  /** Omitted for a picture that ships with the page: its box is empty until it loads. */
  cover?: CoverProps
  /** For the largest picture above the fold: loads eagerly and does not fade in. */
  priority?: boolean
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  '&[data-ratio=card]': cardRatio(theme),
}))
const Image = styled('img')({
  ...filling,
  ...motion('opacity'),
  '&[data-faded]': { opacity: 0 },
})

/** Shows a picture in a box of fixed aspect ratio, with its cover while it loads and when it fails. */
export function Picture({ src, ...rest }: PictureProps) {
  // The key resets the loading state when the URL changes.
  return <OnePicture key={src} src={src} {...rest} />
}

function OnePicture({ src, alt, sizes = '100vw', ratio = '4/3', cover, priority = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'appearing' | 'shown' | 'failed'>('loading')
  const isDrawn = src === null || state === 'failed'
  const named = isDrawn && alt !== '' ? { role: 'img', 'aria-label': alt } : {}
  return (
    <Frame {...(ratio === 'card' ? { 'data-ratio': ratio } : { style: { aspectRatio: ratio } })} {...named}>
      {cover && state !== 'shown' && <Cover {...cover} />}
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
