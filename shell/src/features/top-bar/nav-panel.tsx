import type { Ref } from 'react'
import { keyframes } from '@emotion/react'
import { NavLink } from 'react-router-dom'
import type { NavItem } from '@bucketeer/platform/runtime'
import { shadow, styled } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

const slideDown = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

// The gap above is padding, so that the pointer does not leave the menu on its way down.
const HoverArea = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  left: 0,
  paddingTop: theme.spacing(1),
  animation: `${slideDown} 150ms ease-out`,
}))
const Links = styled('ul')(({ theme }) => ({
  minWidth: 220,
  margin: 0,
  padding: theme.spacing(1),
  listStyle: 'none',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'floating'),
}))

const ItemLink = styled(NavLink)(barItem, { display: 'flex', fontWeight: 500 })

interface NavPanelProps {
  id: string
  links: Ref<HTMLUListElement>
  items: NavItem[]
  /** Called when a link is followed. */
  onChoose: () => void
}

/** The list of links of a dropdown of the top bar. */
export const NavPanel = ({ id, links, items, onChoose }: NavPanelProps) => (
  <HoverArea id={id}>
    <Links ref={links}>
      {items.map((item) => (
        <li key={item.to}>
          <ItemLink to={item.to} end onClick={onChoose}>
            {item.label}
          </ItemLink>
        </li>
      ))}
    </Links>
  </HoverArea>
)
