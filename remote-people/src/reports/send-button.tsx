import { Button, ErrorBanner } from '@bucketeer/shared-ui'

interface SendButtonProps {
  label: string
  /** Precedes the server's message after a failed request. */
  failure: string
  sending: { error: Error | null; isPending: boolean }
  variant?: 'contained' | 'outlined'
}

/** The button that sends a form, below the error of the last request. */
export const SendButton = ({ label, failure, sending, variant = 'contained' }: SendButtonProps) => (
  <>
    <ErrorBanner title={failure} error={sending.error} />
    <Button
      type="submit"
      variant={variant}
      loading={sending.isPending}
      aria-busy={sending.isPending}
      sx={{ alignSelf: 'flex-start' }}
    >
      {label}
    </Button>
  </>
)
