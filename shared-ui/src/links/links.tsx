import Button, { type ButtonProps } from '@mui/material/Button'
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link'
import { Link, type LinkProps } from 'react-router-dom'

export type LinkButtonProps = Omit<ButtonProps<'a'>, 'href' | 'component'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>

/** Renders a link to a route of the site as a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} viewTransition {...props} />
}

export type TextLinkProps = Omit<MuiLinkProps, 'href' | 'component'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>

/** Renders a text link to a route of the site. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} viewTransition {...props} />
}
