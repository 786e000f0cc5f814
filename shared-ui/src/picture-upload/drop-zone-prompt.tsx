import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { ImagePlusIcon } from '../icons'
import { words } from '../words'

const Label = styled('label')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  textAlign: 'center',
  cursor: 'pointer',
  '& svg': { color: theme.vars.palette.secondary.main, marginBottom: theme.spacing(1) },
}))

interface DropZonePromptProps {
  /** The id of the file field, which a click opens. */
  htmlFor: string
  isOver: boolean
}

/** Fills the empty drop zone and asks for a picture. */
export function DropZonePrompt({ htmlFor, isOver }: DropZonePromptProps) {
  return (
    <Label htmlFor={htmlFor}>
      <ImagePlusIcon size={36} strokeWidth={1.5} />
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {isOver ? words.upload.drop : words.upload.choose}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ color: 'text.secondary', visibility: isOver ? 'hidden' : 'visible' }}
      >
        {words.upload.orDrop}
      </Typography>
    </Label>
  )
}
