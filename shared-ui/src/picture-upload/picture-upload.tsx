import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { ImageIcon, RetryIcon, TrashIcon } from '../icons'
import { Picture } from '../pictures/picture'
import { ErrorBanner } from '../states/banners'
import { visuallyHidden } from '../theme/styles'
import { words } from '../words'
import { DropZone, DropZonePrompt, UploadProgress } from './drop-zone'
import { useDroppedFiles } from './use-dropped-files'
import type { PictureUploadProps } from './picture-upload-props'
import { acceptedPictures } from './picture-error'
import { useDrawnCover } from './use-drawn-cover'
import { type UploadState, usePictureUpload } from './use-picture-upload'
import { SecondaryText } from '../theme/secondary-text'

interface FieldNotesProps {
  /** The target of the file field's `aria-describedby`. */
  id: string
  hint: string | undefined
  problem: string | undefined
  isMissing: boolean
}

/** Shows the hint and, while a required picture is missing, 'Required'; and why the form could not be saved. */
function FieldNotes({ id, hint, problem, isMissing }: FieldNotesProps) {
  return (
    <Stack
      id={id}
      direction="row"
      sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between', '&:empty': { display: 'none' } }}
    >
      {hint && <SecondaryText>{hint}</SecondaryText>}
      {isMissing && <SecondaryText sx={{ fontWeight: 600 }}>{words.upload.required}</SecondaryText>}
      {problem && (
        <Typography variant="body2" sx={{ color: 'error.main', flexBasis: '100%' }}>
          {problem}
        </Typography>
      )}
    </Stack>
  )
}

interface UploadActionsProps {
  onReplace(): void
  onRemove(): void
  /** Undefined unless the last upload failed. */
  onRetry: (() => void) | undefined
}

/** Renders the buttons to replace or remove the picture, or to retry its upload. */
function UploadActions({ onReplace, onRemove, onRetry }: UploadActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {onRetry && (
        <Button size="small" variant="contained" startIcon={<RetryIcon size={16} />} onClick={onRetry}>
          {words.upload.retry}
        </Button>
      )}
      <Button size="small" variant="outlined" startIcon={<ImageIcon size={16} />} onClick={onReplace}>
        {words.upload.replace}
      </Button>
      <Button size="small" color="inherit" startIcon={<TrashIcon size={16} />} onClick={onRemove}>
        {words.upload.remove}
      </Button>
    </Stack>
  )
}

/** Calls back with a picture that is pasted anywhere on the page. Does not affect pasted text. */
function usePastedPicture(onPicture: (file: File) => void) {
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
function pictureShown(state: UploadState, value: string | null) {
  if (state.phase === 'uploaded' && state.url !== value) return value
  return state.preview ?? value
}

/**
 * Uploads a picture as soon as it is chosen, dropped or pasted, with preview, progress and retry. Calls `onChange` only
 * when an upload has succeeded, so that a failure keeps the previous picture.
 */
export function PictureUpload({ label, required = false, value, hint, cover, ...rest }: PictureUploadProps) {
  const { accept = acceptedPictures, maxBytes = Infinity, problem, drawnAs, restored, ...calls } = rest
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
  const { isOver, handlers } = useDroppedFiles(([file]) => file && choose(file))
  usePastedPicture(choose)
  const sendRestored = useEffectEvent(() => restored && uploading.choose(restored))
  useEffect(() => void sendRestored(), [restored])

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
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} isMissing={required && value === null} />
        {cover && !shown && (
          <Button
            variant="outlined"
            startIcon={<ImageIcon size={18} />}
            loading={state.phase === 'making'}
            onClick={thenFocus(draw)}
            sx={{ whiteSpace: 'normal' }}
          >
            {words.upload.drawCover}
          </Button>
        )}
      </Stack>
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
