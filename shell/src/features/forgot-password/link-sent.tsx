import { Alert, Button, Stack } from '@bucketeer/shared-ui'
import { mailWords } from './mail-words'
import { words } from './words'

// The form that had the focus is gone; reading goes on here.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What one is told for every address, so that nobody learns which ones have an account. */
export const LinkSent = ({ onAgain }: { onAgain: () => void }) => (
  <Stack sx={{ alignItems: 'flex-start', gap: 2.5 }}>
    <Alert severity="success" role="status" ref={takeFocus} tabIndex={-1}>
      {mailWords().onItsWay}
    </Alert>
    <Button variant="outlined" onClick={onAgain}>
      {words.again}
    </Button>
  </Stack>
)
