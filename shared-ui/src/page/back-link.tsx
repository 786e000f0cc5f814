import { LinkButton } from '../links/link-button'
import { ArrowLeftIcon } from '../icons'

/** The quiet way back above a title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <LinkButton
      to={to}
      size="small"
      color="inherit"
      startIcon={<ArrowLeftIcon size={18} />}
      sx={{ marginLeft: -1.5, marginBottom: 1.5, color: 'text.secondary' }}
    >
      {label}
    </LinkButton>
  )
}
