import { Button } from '../buttons/button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent } from 'react'
import { DropZone } from './drop-zone'
import { DropZonePrompt } from './drop-zone-prompt'
import { FieldNotes } from './field-notes'
import { acceptedPictures } from './picture-error'
import { type PictureUploadProps } from './picture-upload-props'
import { UploadActions } from './upload-actions'
import { UploadProgress } from './upload-progress'
import { useDrawnCover } from './use-drawn-cover'
import { useDroppedPicture } from './use-dropped-picture'
import { usePictureUpload, type UploadState } from './use-picture-upload'
import { ImageIcon } from '../icons'
import { Picture } from '../pictures/picture'
import { ErrorBanner } from '../states/error-banner'
import { visuallyHidden } from '../theme/visually-hidden'
import { words } from '../words'

/** Calls back with a picture that is pasted anywhere on the page. Does not affect pasted text. */
const usePastedPicture = (onPicture: (file: File) => void) => {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const picture = [...(event.clipboardData?.files ?? [])].find((file) => file.type.startsWith('image/'))
    if (!picture || event.defaultPrevented) return
    event.preventDefault()
    onPicture(picture)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

// Prefers the local preview, so that an uploaded picture is not downloaded again.
const pictureShown = (state: UploadState, value: string | null) => {
  if (state.phase === 'uploaded' && state.url !== value) return value
  return state.preview ?? value
}

/**
 * Uploads a picture as soon as it is chosen, dropped or pasted, with preview, progress and retry. Calls `onChange` only
 * when an upload has succeeded, so that a failure keeps the previous picture.
 */
export function PictureUpload({ label, required = false, value, hint, cover, ...rest }: PictureUploadProps) {
  const { accept = acceptedPictures, maxBytes = Infinity, problem, drawnAs, ...calls } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const uploading = usePictureUpload({ accept, maxBytes, ...calls })
  const { state, retry } = uploading
  const [ownDrawnAs, setOwnDrawnAs] = useState<string | null>(null)
  const keptDrawnAs = drawnAs ?? { value: ownDrawnAs, onChange: setOwnDrawnAs }
  const { draw, leave } = useDrawnCover(cover, keptDrawnAs, uploading.draw)
  const choose = (file: File) => {
    leave()
    uploading.choose(file)
  }
  const { isOver, handlers } = useDroppedPicture(choose)
  usePastedPicture(choose)

  const shown = pictureShown(state, value)
  const error = state.phase === 'failed' || state.phase === 'rejected' ? state.error : null
  // The pressed button is about to unmount, which would lose the focus.
  const thenFocus = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const thenLeave = (act: () => void) =>
    thenFocus(() => {
      leave()
      act()
    })
  const chooseFirst = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) choose(file)
    // Without this, choosing the same file again fires no change event.
    event.target.value = ''
  }

  return (
    <Stack sx={{ gap: 1, maxWidth: 480 }} data-invalid={problem ? '' : undefined}>
      <Typography variant="subtitle2" component="label" htmlFor={id} id={`${id}-label`}>
        {label}
      </Typography>
      <ErrorBanner title={words.upload.failed} error={error} />
      <DropZone {...handlers} data-over={isOver || undefined} data-filled={shown ? '' : undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept.join(',')}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-notes`}
          style={visuallyHidden}
          onChange={chooseFirst}
        />
        {shown && (
          <Picture
            src={shown}
            alt={words.upload.preview}
            cover={{ name: label, kind: 'Bucket' }}
            sizes="480px"
            priority
          />
        )}
        {!shown && <DropZonePrompt htmlFor={id} isOver={isOver} />}
        {state.phase === 'uploading' && (
          <UploadProgress label={label} share={state.share} onCancel={thenLeave(uploading.cancel)} />
        )}
      </DropZone>
      <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} isMissing={required && value === null} />
      {cover && !shown && (
        <Button
          variant="outlined"
          startIcon={<ImageIcon size={18} />}
          loading={state.phase === 'making'}
          onClick={thenFocus(draw)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.upload.drawCover}
        </Button>
      )}
      <span role="status" style={visuallyHidden}>
        {state.phase === 'uploaded' && words.upload.done}
      </span>
      {shown && state.phase !== 'uploading' && state.phase !== 'making' && (
        <UploadActions
          onReplace={() => input.current?.click()}
          onRemove={thenLeave(uploading.remove)}
          onRetry={state.phase === 'failed' ? thenFocus(retry) : undefined}
        />
      )}
    </Stack>
  )
}
