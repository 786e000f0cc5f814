import { keyframes } from '@emotion/react'
import { initialOf } from '@bucketeer/platform/text'
import Avatar from '@mui/material/Avatar'
import { styled, type Theme } from '@mui/material/styles'
import { type CSSProperties, useState } from 'react'
import { Cover, type CoverProps, filling, hashOf } from '../covers'
import { duration } from '../theme/tokens'

/** The widths in pixels that the server keeps of each picture. */
const pictureWidths = [320, 640, 1280]
/** Matches the end of a picture URL that the API returns, up to the query of a signed one. */
const largestPicture = /\/1280\.webp(?=$|\?)/

/** Returns the URL of a picture of this site at 320 px width; any other URL unchanged. */
export const smallPicture = (src: string) => src.replace(largestPicture, '/320.webp')

/** Returns the `srcset` of a picture of this site (`…/1280.webp`); undefined for any other URL. */
export const pictureSizes = (src: string) =>
  largestPicture.test(src)
    ? pictureWidths.map((width) => `${src.replace(largestPicture, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined

/**
 * The shape of a card's picture. It is flatter where cards have the whole width, so that more than one is in view: on phones,
 * and where a grid sets `--card-ratio`. A grid whose cards are about the picture sets `--phone-card-ratio`.
 */
export const cardRatio = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  aspectRatio: 'var(--card-ratio, 3/2)',
  [breakpoints.down('sm')]: { aspectRatio: 'var(--phone-card-ratio, 2/1)' },
})

export interface PictureProps {
  /** A URL as the API returns it (`…/1280.webp`), or any other; null shows the cover. */
  src: string | null
  /** Empty when the name is shown beside the picture. */
  alt: string
  /** As the `sizes` of `<img>`. */
  sizes?: string
  /** The aspect ratio of the box; 'card' is flatter on phones. */
  ratio?: `${number}/${number}` | 'card'
  /** Omitted for a picture that ships with the page. */
  cover?: CoverProps
  /** For the largest picture above the fold: loads eagerly and does not fade in. */
  priority?: boolean
  /** Of the box, which is as wide as its parent by default. */
  style?: CSSProperties
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.vars.palette.divider,
  '&[data-ratio=card]': cardRatio(theme),
}))
const fadeIn = keyframes({ from: { opacity: 0 } })
const Image = styled('img')({
  ...filling,
  '&[data-state=loading]': { opacity: 0 },
  '&[data-state=shown]': { animation: `${fadeIn} ${duration.quick}ms ease-out` },
})

/** Shows a picture in a box of fixed aspect ratio, on a plain colour while it loads, or its cover when there is none or it fails. */
export function Picture({ src, ...rest }: PictureProps) {
  // The key resets the loading state when the URL changes.
  return <OnePicture key={src} src={src} {...rest} />
}

function OnePicture({ src, alt, sizes = '100vw', ratio = '4/3', cover, style, ...props }: PictureProps) {
  const { priority = false } = props
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const isDrawn = src === null || state === 'failed'
  const named = isDrawn && alt !== '' ? { role: 'img', 'aria-label': alt } : {}
  return (
    <Frame
      data-ratio={ratio}
      style={{ ...(ratio !== 'card' && { aspectRatio: ratio }), ...style }}
      {...named}
    >
      {cover && isDrawn && <Cover {...cover} />}
      {!isDrawn && (
        <Image
          src={src}
          srcSet={pictureSizes(src)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          data-state={priority ? undefined : state}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </Frame>
  )
}

export interface PersonAvatarProps {
  userName: string
  /** URL from the API; null shows the initial. */
  picture: string | null
  /** Pixels. */
  size: number
}

/** Have a contrast of at least 4.5:1 to the surface, in both modes. */
const avatarColours = ['secondary', 'info', 'success', 'warning', 'error'] as const

/** Renders a user's picture or initial, in a colour of the name, in a circle. Hidden from screen readers, because the name is next to it. */
export const PersonAvatar = ({ userName, picture, size }: PersonAvatarProps) => (
  <Avatar
    aria-hidden
    alt=""
    {...(picture && { src: smallPicture(picture) })}
    sx={{
      width: size,
      height: size,
      fontSize: `${size / 32}rem`,
      bgcolor: `${avatarColours[hashOf(userName) % avatarColours.length]}.main`,
      color: 'background.paper',
    }}
  >
    {initialOf(userName)}
  </Avatar>
)
