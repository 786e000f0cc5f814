import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { ErrorBanner, RestoredNotice } from '../states/banners'

/** A field with an error. A group and a file field have no `aria-invalid`, so they have `data-invalid`. */
const invalid = '[aria-invalid="true"]:not([aria-hidden]), [data-invalid] input'

/** Focuses the first field of a form that has an error, if there is one. */
export const focusInvalidField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(invalid)?.focus()

export interface FormFrameProps {
  /** Whether the fields show a draft. */
  isRestored: boolean
  /** Discards the draft. */
  onStartOver(): void
  onSubmit(): void
  /** Shown before the message of `error`: 'Could not Create Bucket:' */
  failure: string
  error: Error | null
  saveLabel: string
  /** True while the form is being saved or waits for an upload. */
  isBusy: boolean
  /** The link that leaves the form without saving. */
  leave: ReactNode
  /** Why the form is not saved yet; announced to screen readers. */
  note?: string | null
  /** Further announcements, shown below the note. */
  status?: ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * Renders a form around its fields: the notice of a restored draft, the error, and the buttons. Each new error focuses the
 * first field that shows one.
 */
export function FormFrame({ onSubmit, isRestored, onStartOver, children, ...foot }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const { error } = foot
  useEffect(() => {
    if (error) focusInvalidField(form.current)
  }, [error])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      {isRestored && <RestoredNotice onStartOver={onStartOver} />}
      {children}
      <ErrorBanner title={foot.failure} error={foot.error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          aria-busy={foot.isBusy}
          startIcon={foot.isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
        >
          {foot.saveLabel}
        </Button>
        {foot.leave}
        <Box role="status" sx={{ flexBasis: '100%' }}>
          {foot.note && <Typography variant="body2">{foot.note}</Typography>}
          {foot.status}
        </Box>
      </Stack>
    </Stack>
  )
}
