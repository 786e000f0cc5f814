import { Alert, Button, InfoIcon } from '@bucketeer/shared-ui'
import { words } from './words'

/** Says that the fields hold a draft, and offers to drop it. */
export const RestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Alert
    severity="info"
    role="status"
    icon={<InfoIcon size={22} />}
    action={
      <Button color="inherit" onClick={onStartOver}>
        {words.startOver}
      </Button>
    }
  >
    {words.restored}
  </Alert>
)
