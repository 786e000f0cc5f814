import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { smallPicture } from '../pictures/picture-sizes'
import { focusRing } from '../theme/focus-ring'
import { radius } from '../theme/tokens'
import { Lightbox } from './lightbox/lightbox'
import { type Photo } from './photo'
import { words } from './words'

/** A photo of a response. */
export interface ShownPhoto extends Photo {
  /** Pixels of the largest width. */
  width: number
  height: number
}

const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    cursor: 'zoom-in',
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.background.paper,
    '&:focus-visible': focusRing(theme),
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))

/** Shows all photos of a thing as small squares that open the lightbox. Renders nothing for a single photo. */
export function PhotoStrip({ photos }: { photos: readonly ShownPhoto[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  if (photos.length < 2) return null
  return (
    <>
      <Strip role="list" aria-label={words.strip}>
        {photos.map(({ url, alt }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={words.open(index + 1, photos.length, alt)}
              onClick={() => setOpened(index)}
            >
              <img src={smallPicture(url)} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </Strip>
      {opened !== null && <Lightbox photos={photos} start={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
