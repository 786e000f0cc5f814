import {
  Box,
  Button,
  CircularProgress,
  ErrorBanner,
  RestoredNotice,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { type ReactNode, type SubmitEvent } from 'react'
import { type usePictureForm } from './use-picture-form'

type FrameProps = ReturnType<typeof usePictureForm>['frame'] & {
  saveLabel: string
  /** Stands before the server's message when saving failed. */
  failure: string
  /** The way out without saving. */
  leave: ReactNode
  children: ReactNode
}

/** What stands around the fields of a form: the notice of a draft, why it was not saved, its buttons. */
export function FormFrame({ saveLabel, failure, leave, children, ...frame }: FrameProps) {
  const { isRestored, onStartOver, onSubmit, error, note, isBusy } = frame
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      {isRestored && <RestoredNotice onStartOver={onStartOver} />}
      {children}
      <ErrorBanner title={failure} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          aria-busy={isBusy}
          startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
        >
          {saveLabel}
        </Button>
        {leave}
        <Box role="status" sx={{ flexBasis: '100%' }}>
          {note && <Typography variant="body2">{note}</Typography>}
        </Box>
      </Stack>
    </Stack>
  )
}
