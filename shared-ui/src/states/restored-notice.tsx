import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { InfoIcon } from '../icons'
import { words } from '../words'

/** Says that the fields of a form hold what was typed and not saved before, and offers to drop it. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  const startOver = (
    <Button color="inherit" onClick={onStartOver}>
      {words.draft.startOver}
    </Button>
  )
  return (
    <Alert
      severity="info"
      role="status"
      icon={<InfoIcon size={22} />}
      action={startOver}
      sx={{ alignItems: 'center' }}
    >
      {words.draft.restored}
    </Alert>
  )
}
