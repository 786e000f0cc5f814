import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type PhotoItem } from './photo-items'
import { words } from '../words'

const Progress = styled('progress')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 8,
  accentColor: theme.vars.palette.secondary.main,
}))

/** Shows how far the upload of a photo is, or why it failed. Nothing once it is uploaded. */
export function UploadState({ item: { name, state, share, error } }: { item: PhotoItem }) {
  if (state === 'uploaded') return null
  if (state === 'failed')
    return (
      <Typography variant="body2" role="alert" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
        {words.couldNotUpload} {error?.message}
      </Typography>
    )
  const percent = Math.round(share * 100)
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {state === 'waiting' ? words.waiting : words.uploading(percent)}
      </Typography>
      {state === 'uploading' && <Progress max={100} value={percent} aria-label={words.progress(name)} />}
    </div>
  )
}
