import Button, { type ButtonProps } from '@mui/material/Button'
import { Link, type LinkProps } from 'react-router-dom'

export type LinkButtonProps = Omit<ButtonProps<'a'>, 'href' | 'component'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>

/** A link within the site that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} viewTransition {...props} />
}
