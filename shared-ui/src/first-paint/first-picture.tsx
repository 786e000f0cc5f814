import { styled } from '@mui/material/styles'
import type { CoverKind } from '../covers'
import { filling } from '../pictures/filling'

export interface FirstPictureProps {
  /** Where its address stands in the answer to the page's first call: `0.pictures`. */
  of: string
  /** How wide it is shown, as in the `sizes` of `<img>`: just as the page will have it. */
  sizes: string
  /** For the first one in sight. */
  priority?: boolean
  /** The drawn cover where there is no picture: `of` is where its name stands, at the first of these that has one. */
  cover?: { kind: CoverKind; of: string[] }
}

const Image = styled('img')({
  ...filling,
  '&:not([src])': { display: 'none' },
})

/**
 * The place of a picture in the skeleton of a prerendered page. The page's HTML fills it as soon as the answer is there,
 * long before any script has come; elsewhere it stays empty.
 */
export function FirstPicture({ of, sizes, priority = false, cover }: FirstPictureProps) {
  return (
    <Image
      data-first={of}
      data-cover-kind={cover?.kind}
      data-cover-of={cover?.of.join(' ')}
      alt=""
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}
