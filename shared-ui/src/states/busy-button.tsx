import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'

export interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'startIcon'> {
  isBusy: boolean
}

/** A button that shows a spinner while it is busy and ignores clicks. Unlike a disabled one, it keeps the focus. */
export const BusyButton = ({ isBusy, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    aria-busy={isBusy}
    startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden />}
    onClick={isBusy ? undefined : onClick}
  />
)
