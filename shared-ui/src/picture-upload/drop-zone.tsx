import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { ImagePlusIcon } from '../icons'
import { focusRing, motion } from '../theme/styles'
import { radius } from '../theme/tokens'
import { words } from '../words'
import { SecondaryText } from '../theme/secondary-text'

/** The drop target, in the aspect ratio of card pictures; low while it is empty. */
export const DropZone = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  border: `2px dashed ${theme.vars.palette.edge}`,
  ...motion('border-color', 'background-color'),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:not([data-filled])': { height: 144, [theme.breakpoints.down('sm')]: { height: 112 } },
  '&[data-filled]': { aspectRatio: '4/3', borderWidth: 0 },
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 10%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(input:focus-visible)': focusRing(theme),
}))

const Label = styled('label')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  textAlign: 'center',
  cursor: 'pointer',
  '& svg': { color: theme.vars.palette.secondary.main },
}))

/** Hides hints about dropping and pasting where the pointer is a finger. */
export const hiddenOnTouch = { '@media (hover: none)': { display: 'none' } }

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
      <SecondaryText component="span" sx={{ visibility: isOver ? 'hidden' : 'visible', ...hiddenOnTouch }}>
        {words.upload.orDrop}
      </SecondaryText>
    </Label>
  )
}

interface UploadProgressProps {
  label: string
  /** 0 to 1. */
  share: number
  onCancel(): void
}

/** Shows the progress of an upload over the preview, with a button that cancels it. */
export function UploadProgress({ label, share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100)
  return (
    <Stack
      sx={{
        position: 'absolute',
        inset: 'auto 12px 12px',
        gap: 0.75,
        padding: '8px 8px 14px 16px',
        borderRadius: '14px',
        bgcolor: 'background.raised',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {words.upload.uploading(percent)}
        </Typography>
        <Button size="small" color="inherit" onClick={onCancel}>
          {words.upload.cancel}
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={percent}
        aria-label={words.upload.progress(label)}
        sx={{ height: 6, borderRadius: 3, marginRight: 1 }}
      />
    </Stack>
  )
}
