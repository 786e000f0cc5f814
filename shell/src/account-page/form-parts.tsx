import { Alert, Box, Button, CircularProgress, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import type { Submission } from './use-submission'

/** Submits its form. While busy it shows a spinner and keeps focus and name, which a disabled button would not. */
const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: string }) => (
  <Button type="submit" variant="contained" size="large" fullWidth aria-busy={isBusy} aria-disabled={isBusy}>
    {children}
    {isBusy && (
      <Box component="span" aria-hidden sx={{ position: 'absolute', right: 20, display: 'flex' }}>
        <CircularProgress size={20} color="inherit" />
      </Box>
    )}
  </Button>
)

interface AccountFormProps {
  submission: Submission
  /** The title above the reason of a refusal. */
  failure: string
  /** The label of the button. */
  submit: string
  maxWidth?: number
  children?: ReactNode
}

/** A form with the reason of a refusal above its fields. */
export const AccountForm = ({ submission, failure, submit, maxWidth, children }: AccountFormProps) => (
  <Stack component="form" {...submission.form} sx={{ gap: 2.5, maxWidth }}>
    <ErrorBanner title={failure} error={submission.error} />
    {children}
    <SubmitButton isBusy={submission.isBusy}>{submit}</SubmitButton>
  </Stack>
)

interface SentNoteProps {
  text: string
  /** The label of the button that brings the form back. */
  again: string
  onAgain: () => void
}

// The form that had focus is gone.
const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** Replaces a form that has sent a link. */
export const SentNote = ({ text, again, onAgain }: SentNoteProps) => (
  <Stack sx={{ alignItems: 'flex-start', gap: 2.5 }}>
    <Alert severity="success" role="status" ref={focusOnMount} tabIndex={-1}>
      {text}
    </Alert>
    <Button variant="outlined" onClick={onAgain}>
      {again}
    </Button>
  </Stack>
)
