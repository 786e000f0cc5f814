import { styled } from '@mui/material/styles'
import { filling } from '../pictures/filling'

export interface FirstPictureProps {
  /** Where its address stands in the answer to the page's first call: `0.pictures`. */
  of: string
  /** How wide it is shown, as in the `sizes` of `<img>`: just as the page will have it. */
  sizes: string
  /** For the first one in sight. */
  priority?: boolean
}

const Image = styled('img')({
  ...filling,
  '&:not([src])': { display: 'none' },
})

/**
 * The place of a picture in the skeleton of a prerendered page. The page's HTML fills it as soon as the answer is there,
 * long before any script has come; elsewhere it stays empty.
 */
export function FirstPicture({ of, sizes, priority = false }: FirstPictureProps) {
  return (
    <Image
      data-first={of}
      alt=""
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}
