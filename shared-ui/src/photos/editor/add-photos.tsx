import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ClipboardEvent, type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { ImagePlusIcon } from '../../icons'
import { focusRing } from '../../theme/focus-ring'
import { radius } from '../../theme/tokens'
import { visuallyHidden } from '../../theme/visually-hidden'
import { words } from '../words'

const Zone = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: radius.card,
  border: `2px dashed ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-over]': { borderStyle: 'solid', borderColor: theme.vars.palette.secondary.main },
  '&:has(input:focus-visible)': focusRing(theme),
  '& label': { display: 'block', padding: theme.spacing(2), cursor: 'pointer' },
  '& svg': { flexShrink: 0, color: theme.vars.palette.secondary.main },
}))

const accept = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'

interface AddPhotosProps {
  /** How many more photos there is room for. */
  left: number
  onFiles(files: File[]): void
}

/** Takes photos: chosen, dropped, or pasted while the focus is in it. */
export function AddPhotos({ left, onFiles }: AddPhotosProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // Without this, choosing the same files again fires no change event.
    target.value = ''
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  // Prevents the picture field from taking the first of them.
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  return (
    <Zone
      data-over={isOver ? '' : undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        aria-describedby={`${id}-room`}
        style={visuallyHidden}
        onChange={choose}
      />
      <label htmlFor={id}>
        <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1.5 }}>
          <ImagePlusIcon size={28} strokeWidth={1.5} />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {isOver ? words.drop : words.add}
          </Typography>
        </Stack>
        <Typography component="span" variant="body2" id={`${id}-room`} sx={{ color: 'text.secondary' }}>
          {words.orDrop} {words.room(left)}
        </Typography>
      </label>
    </Zone>
  )
}
