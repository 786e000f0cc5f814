import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const StyledLink = styled(NavLink)(barItem)

interface BarLinkProps {
  to: string
  children: ReactNode
}

/** A link of the top bar. */
export const BarLink = ({ to, children }: BarLinkProps) => (
  <StyledLink to={to} end>
    {children}
  </StyledLink>
)
