import { Button, CircularProgress, LinkButton, Stack } from '@bucketeer/shared-ui'
import { words } from './words'

interface FormFootProps {
  state: 'editable' | 'saving'
  /** Where one goes without saving. */
  back: string
  onLeave: () => void
}

/** The button that saves, and the way out beside it. */
export const FormFoot = ({ state, back, onLeave }: FormFootProps) => {
  const isBusy = state === 'saving'
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        type="submit"
        variant="contained"
        aria-busy={isBusy}
        startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
      >
        {words.save}
      </Button>
      <LinkButton to={back} variant="outlined" onClick={onLeave}>
        {words.back}
      </LinkButton>
    </Stack>
  )
}
