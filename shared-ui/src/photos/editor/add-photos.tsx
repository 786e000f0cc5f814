import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ClipboardEvent, useId } from 'react'
import { ImagePlusIcon } from '../../icons'
import { hiddenOnTouch } from '../../picture-upload/drop-zone'
import { useDroppedFiles } from '../../picture-upload/use-dropped-files'
import { radius } from '../../theme/tokens'
import { words } from '../words'
import { SecondaryText } from '../../theme/secondary-text'

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2),
  borderRadius: radius.card,
  border: `2px dashed ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-over]': { borderStyle: 'solid', borderColor: theme.vars.palette.secondary.main },
}))

const accept = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'

/**
 * Opens the file dialog for several photos. The field is not part of the page, so that the picture field of the form
 * stays its only one.
 */
function chooseFiles(onFiles: (files: File[]) => void): void {
  const field = Object.assign(document.createElement('input'), { type: 'file', multiple: true, accept })
  field.onchange = () => onFiles([...(field.files ?? [])])
  field.click()
}

interface AddPhotosProps {
  /** How many more photos there is room for. */
  left: number
  onFiles(files: File[]): void
}

/** Takes photos: chosen, dropped, or pasted while the focus is in it. */
export function AddPhotos({ left, onFiles }: AddPhotosProps) {
  const id = useId()
  const { isOver, handlers } = useDroppedFiles(onFiles)
  // Prevents the picture field from taking the first of them.
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    onFiles([...event.clipboardData.files])
  }
  return (
    <Zone {...handlers} data-over={isOver ? '' : undefined} onPaste={paste}>
      <Button
        variant="outlined"
        startIcon={<ImagePlusIcon size={20} />}
        aria-describedby={id}
        onClick={() => chooseFiles(onFiles)}
      >
        {words.add}
      </Button>
      <SecondaryText id={id} sx={{ flex: '1 1 130px' }}>
        <Box component="span" sx={hiddenOnTouch}>
          {isOver ? words.drop : words.orDrop}{' '}
        </Box>
        {words.room(left)}
      </SecondaryText>
    </Zone>
  )
}
