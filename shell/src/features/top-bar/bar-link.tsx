import type { ReactNode } from 'react'
import { NavLink, type NavLinkProps } from 'react-router-dom'
import { styled } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const StyledLink = styled(NavLink)(barItem)

interface BarLinkProps {
  to: string
  state?: NavLinkProps['state']
  children: ReactNode
}

/** A link of the top bar. */
export const BarLink = ({ to, state, children }: BarLinkProps) => (
  <StyledLink to={to} state={state} end>
    {children}
  </StyledLink>
)
