import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../icons'
import { arrowStep, rightward } from '../messages/page-language'
import { pictureSizes, smallPicture } from '../pictures/picture'
import { focusRing, plainList } from '../theme/styles'
import { radius } from '../theme/tokens'
import type { Photo } from './photo'
import { words } from './words'

const Window = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: theme.spacing(1),
  border: 0,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"count . close" "previous photo next"',
  alignItems: 'center',
  color: '#fff',
  backgroundColor: '#0e0d0c',
  '&[open]': { display: 'grid' },
  '&::backdrop': { backgroundColor: '#0e0d0c' },
  '& button': { color: 'inherit' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"count . close" "photo photo photo" "previous . next"',
  },
}))
const Figure = styled('figure')({
  gridArea: 'photo',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  minHeight: 0,
  height: '100%',
  margin: 0,
  '& img': { flex: '1 1 0', minHeight: 0, maxWidth: '100%', objectFit: 'contain' },
  '& figcaption': {
    flexShrink: 1,
    minHeight: 0,
    maxHeight: '40%',
    maxWidth: '70ch',
    overflowY: 'auto',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
    '& p + p': { marginTop: 4, opacity: 0.85, fontSize: '0.9375rem' },
  },
})

const shortestSwipe = 48

interface LightboxProps {
  photos: readonly ShownPhoto[]
  /** The index of the photo that is shown first. */
  start: number
  onClose(): void
}

/** Shows photos one at a time over the page: by arrow keys, swipe and buttons. The browser returns the focus. */
function Lightbox({ photos, start, onClose }: LightboxProps) {
  const window = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number | null>(null)
  const [index, setIndex] = useState(start)
  const last = photos.length - 1
  const photo = photos[index]
  useEffect(() => window.current?.showModal(), [])

  const step = (by: number) => setIndex((at) => Math.min(last, Math.max(0, at + by)))
  const press = (event: KeyboardEvent) => {
    const by = arrowStep(event.key)
    if (by === 0) return
    event.preventDefault()
    step(by)
  }
  const begin = ({ touches }: TouchEvent) => {
    // Two fingers zoom.
    touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    const distance = touch && touchedAt.current !== null ? touch.clientX - touchedAt.current : 0
    touchedAt.current = null
    if (Math.abs(distance) >= shortestSwipe) step(distance < 0 ? rightward() : -rightward())
  }
  if (!photo) return null
  const { url, width, height, alt, caption } = photo
  return (
    <Window
      ref={window}
      aria-label={words.lightbox.label}
      onClose={onClose}
      onKeyDown={press}
      onTouchStart={begin}
      onTouchEnd={end}
    >
      <span role="status" style={{ gridArea: 'count', padding: '0 8px', whiteSpace: 'nowrap' }}>
        {words.lightbox.position(index + 1, photos.length)}
      </span>
      <IconButton
        aria-label={words.lightbox.close}
        sx={{ gridArea: 'close', justifySelf: 'end' }}
        onClick={() => window.current?.close()}
      >
        <CloseIcon />
      </IconButton>
      <IconButton
        aria-label={words.lightbox.previous}
        aria-disabled={index === 0}
        sx={{ gridArea: 'previous', '&[aria-disabled=true]': { opacity: 0.35 } }}
        onClick={() => step(-1)}
      >
        <ArrowLeftIcon />
      </IconButton>
      <IconButton
        aria-label={words.lightbox.next}
        aria-disabled={index === last}
        sx={{ gridArea: 'next', justifySelf: 'end', '&[aria-disabled=true]': { opacity: 0.35 } }}
        onClick={() => step(1)}
      >
        <ArrowRightIcon />
      </IconButton>
      <Figure key={url}>
        <img src={url} srcSet={pictureSizes(url)} sizes="100vw" width={width} height={height} alt={alt} />
        {(caption !== '' || alt !== '') && (
          <figcaption>
            {caption !== '' && <p>{caption}</p>}
            {/* The image has it as its alternative text. */}
            {alt !== '' && <p aria-hidden>{alt}</p>}
          </figcaption>
        )}
      </Figure>
    </Window>
  )
}

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
  ...plainList,
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
