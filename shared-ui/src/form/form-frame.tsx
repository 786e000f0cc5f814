import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { AlertIcon, CheckIcon } from '../icons'
import { LeaveGuard } from '../page/leave-guard'
import { useUnloadWarning } from '../page/unload-warning'
import { useFormPage } from '../page/use-arrival'
import { ErrorBanner, OutdatedNotice, RestoredNotice } from '../states/banners'
import { words } from '../words'
import { type useDraft } from './use-draft'

/** A field with an error. A group and a file field have no `aria-invalid`, so they have `data-invalid`. */
const invalid = '[aria-invalid="true"]:not([aria-hidden]), [data-invalid] input'

/** Focuses the first field of a form that has an error, if there is one. */
export const focusInvalidField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(invalid)?.focus()

export interface FormFrameProps {
  /** What `useDraft` returns. */
  draft: Pick<
    ReturnType<typeof useDraft>,
    'isDirty' | 'isRestored' | 'isKept' | 'isOutdated' | 'keepMine' | 'forget'
  >
  /** False while the draft lacks a picture that was chosen, such as during its upload. */
  isPictureKept?: boolean
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
  /** The fields. */
  children: ReactNode
}

/** Says which parts of the draft are kept. */
function DraftStatus({ isKept, isPictureKept }: { isKept: boolean; isPictureKept: boolean }) {
  const { keptHere, keptWithoutPicture, notKept } = words.draft
  const note = isKept ? (isPictureKept ? keptHere : keptWithoutPicture) : notKept
  const Icon = note === keptWithoutPicture || !isKept ? AlertIcon : CheckIcon
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, '& svg': { flexShrink: 0 } }}>
      <Icon size={16} />
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </Stack>
  )
}

/**
 * Renders a form around its fields: the notice of a restored draft, the error, the buttons, and what becomes of the draft.
 * Each new error focuses the first field that shows one.
 */
export function FormFrame({ onSubmit, draft, isPictureKept = true, children, ...foot }: FormFrameProps) {
  const { isDirty, isKept, isOutdated } = draft
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  const discard = () => {
    draft.forget()
    setAsking(false)
  }
  useFormPage()
  useUnloadWarning(isPictureKept ? 'saved' : 'unsaved')
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
      {isOutdated ? (
        <OutdatedNotice onMine={draft.keepMine} onNewest={ask} />
      ) : (
        draft.isRestored && <RestoredNotice onStartOver={ask} />
      )}
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
        {isDirty && <Button onClick={ask}>{words.draft.discard.confirm}</Button>}
        <Box role="status" sx={{ flexBasis: '100%' }}>
          {foot.note && <Typography variant="body2">{foot.note}</Typography>}
          {(isDirty || !isPictureKept) && <DraftStatus isKept={isKept} isPictureKept={isPictureKept} />}
        </Box>
      </Stack>
      {isDirty && !isKept && <LeaveGuard isUnsaved />}
      <ConfirmDialog
        {...words.draft.discard}
        open={isAsking}
        tone="error"
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}
