import { Alert, Button, InfoIcon } from '@bucketeer/shared-ui'
import { words } from './words'

/** Says that the fields hold a draft, and offers to drop it. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  const startOver = (
    <Button color="inherit" onClick={onStartOver}>
      {words.startOver}
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
      {words.restored}
    </Alert>
  )
}
