import { NavLink } from 'react-router-dom'
import { styled } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const StyledLink = styled(NavLink)(barItem, { display: 'flex', fontWeight: 500 })

interface NavPanelLinkProps {
  label: string
  to: string
  onChoose: () => void
}

/** A link in a dropdown of the top bar. */
export const NavPanelLink = ({ label, to, onChoose }: NavPanelLinkProps) => (
  <StyledLink to={to} end onClick={onChoose}>
    {label}
  </StyledLink>
)
