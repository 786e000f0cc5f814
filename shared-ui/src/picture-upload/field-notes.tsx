import Typography from '@mui/material/Typography'
import Stack from '@mui/material/Stack'
import { words } from '../words'

interface FieldNotesProps {
  /** The target of the file field's `aria-describedby`. */
  id: string
  hint: string | undefined
  problem: string | undefined
  isMissing: boolean
}

/** Shows the hint and, while a required picture is missing, 'Required'; and why the form could not be saved. */
export function FieldNotes({ id, hint, problem, isMissing }: FieldNotesProps) {
  return (
    <Stack id={id} direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {isMissing && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {words.upload.required}
        </Typography>
      )}
      {problem && (
        <Typography variant="body2" sx={{ color: 'error.main', flexBasis: '100%' }}>
          {problem}
        </Typography>
      )}
    </Stack>
  )
}
