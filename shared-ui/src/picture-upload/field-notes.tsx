import Typography from '@mui/material/Typography'
import Stack from '@mui/material/Stack'
import { words } from '../words'

interface FieldNotesProps {
  /** The id by which the file field is described by these notes. */
  id: string
  hint: string | undefined
  isMissing: boolean
}

/** What stands under the field: that a picture is missing, and the hint. */
export function FieldNotes({ id, hint, isMissing }: FieldNotesProps) {
  return (
    <Stack id={id} direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {isMissing && (
        <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {words.upload.required}
        </Typography>
      )}
    </Stack>
  )
}
