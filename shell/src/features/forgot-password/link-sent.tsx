import { Alert, Button, Stack } from '@bucketeer/shared-ui'
import { mailWords } from './mail-words'
import { words } from './words'

// The form that had focus is gone.
const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** Confirms the request with the same text for every address, so that it does not reveal which ones have an account. */
export const LinkSent = ({ onAgain }: { onAgain: () => void }) => (
  <Stack sx={{ alignItems: 'flex-start', gap: 2.5 }}>
    <Alert severity="success" role="status" ref={focusOnMount} tabIndex={-1}>
      {mailWords().onItsWay}
    </Alert>
    <Button variant="outlined" onClick={onAgain}>
      {words.again}
    </Button>
  </Stack>
)
