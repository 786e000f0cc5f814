import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link'
import { Link, type LinkProps } from 'react-router-dom'

export type TextLinkProps = Omit<MuiLinkProps, 'href' | 'component'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>

/** A link within the site, in running text. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} viewTransition {...props} />
}
