import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { InfoIcon } from '../icons'
import { words } from '../words'

/** Says that a form was filled from a draft, and offers to discard the draft. */
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
