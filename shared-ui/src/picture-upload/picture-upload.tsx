import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, type ChangeEvent } from 'react'
import { DropZone } from './drop-zone'
import { DropZonePrompt } from './drop-zone-prompt'
import { FieldNotes } from './field-notes'
import { acceptedPictures } from './picture-error'
import { type PictureUploadProps } from './picture-upload-props'
import { UploadActions } from './upload-actions'
import { UploadProgress } from './upload-progress'
import { useDroppedPicture } from './use-dropped-picture'
import { usePictureUpload, type UploadState } from './use-picture-upload'
import { Picture } from '../pictures/picture'
import { ErrorBanner } from '../states/error-banner'
import { visuallyHidden } from '../theme/visually-hidden'
import { words } from '../words'

/** Takes a picture that is pasted anywhere on the page; pasted text goes where it always goes. */
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

// What was uploaded stays shown from the file at hand: no need to load it back.
const pictureShown = (state: UploadState, value: string | null) => {
  if (state.phase === 'uploaded' && state.url !== value) return value
  return state.preview ?? value
}

/**
 * A picture that is uploaded as soon as it is chosen, dropped or pasted, with preview, progress and a retry. `value`
 * changes only when an upload is through, so that a failure loses nothing.
 */
export function PictureUpload({ label, required = false, value, hint, ...rest }: PictureUploadProps) {
  const { accept = acceptedPictures, maxBytes = Infinity, ...calls } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, retry, cancel, remove } = usePictureUpload({ accept, maxBytes, ...calls })
  const { isOver, handlers } = useDroppedPicture(choose)
  usePastedPicture(choose)

  const shown = pictureShown(state, value)
  const error = state.phase === 'failed' || state.phase === 'rejected' ? state.error : null
  // The button that was pressed is about to go: focus stays in the field.
  const thenFocus = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const chooseFirst = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) choose(file)
    // So that the same file, chosen once more, is a change again.
    event.target.value = ''
  }

  return (
    <Stack sx={{ gap: 1, maxWidth: 480 }}>
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
          <UploadProgress label={label} share={state.share} onCancel={thenFocus(cancel)} />
        )}
      </DropZone>
      <FieldNotes id={`${id}-notes`} hint={hint} isMissing={required && value === null} />
      <span role="status" style={visuallyHidden}>
        {state.phase === 'uploaded' && words.upload.done}
      </span>
      {shown && state.phase !== 'uploading' && (
        <UploadActions
          onReplace={() => input.current?.click()}
          onRemove={thenFocus(remove)}
          onRetry={state.phase === 'failed' ? thenFocus(retry) : undefined}
        />
      )}
    </Stack>
  )
}
