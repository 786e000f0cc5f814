import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode, type SubmitEvent } from 'react'

interface CommentFormProps {
  label: string
  placeholder?: string
  text: string
  onChange(text: string): void
  onSend(): void
  sendLabel: string
  isSending: boolean
  /** Precedes the server's message after a failed request. */
  failure: string
  error: Error | null
  /** Whether to focus the field, for a form that the user has opened. */
  autoFocus?: boolean
  /** A further button, e.g. to cancel. */
  children?: ReactNode
}

/** A field for a comment and its button. Keeps the text until the request succeeds. */
export function CommentForm(props: CommentFormProps) {
  const { text, onChange, onSend, isSending, failure, error, ...form } = props
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
      <TextField
        label={form.label}
        {...(form.placeholder && { placeholder: form.placeholder })}
        multiline
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoFocus={form.autoFocus ?? false}
        slotProps={{ htmlInput: { readOnly: isSending } }}
      />
      <ErrorBanner title={failure} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isSending}>
          {form.sendLabel}
        </Button>
        {form.children}
      </Stack>
    </Stack>
  )
}
