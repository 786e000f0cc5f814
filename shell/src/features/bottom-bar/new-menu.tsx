import { floating, motion, PlusIcon, styled } from '@bucketeer/shared-ui'
import { keyframes } from '@emotion/react'
import { type FocusEvent, type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useDismissal, useOpenMenu } from '../../menus/use-open-menu'
import { words } from './words'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

const Place = styled('li')({ display: 'grid', placeItems: 'center' })
const Round = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '& svg': motion('transform'),
  '&[aria-expanded=true] svg': { transform: 'rotate(45deg)' },
}))
const Links = styled('ul')(({ theme }) => ({
  position: 'absolute',
  bottom: 'calc(100% + 8px)',
  left: 16,
  right: 16,
  maxWidth: 320,
  margin: '0 auto',
  padding: theme.spacing(1),
  listStyle: 'none',
  ...floating(theme),
  borderRadius: 20,
  animation: `${rise} 150ms ease-out`,
}))
const NewLink = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 48,
  padding: theme.spacing(0, 2),
  borderRadius: 12,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& svg': { color: theme.vars.palette.secondary.main },
}))

export interface NewThing {
  icon: ReactNode
  label: string
  to: string
}

const menuId = 'new'

/** The button in the middle of the bottom bar, with links to the pages where members create things. */
export function NewMenu({ things }: { things: NewThing[] }) {
  const place = useRef<HTMLLIElement>(null)
  const id = useId()
  const menus = useOpenMenu()
  useDismissal(place, menus)
  const isOpen = menus.openId === menuId
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !place.current?.contains(relatedTarget)) menus.close()
  }
  return (
    <Place ref={place} onBlur={onBlur}>
      <Round
        type="button"
        aria-label={words.add}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => menus.press(menuId)}
      >
        <PlusIcon size={26} />
      </Round>
      {isOpen && (
        <Links id={id}>
          {things.map(({ icon, label, to }) => (
            <li key={to}>
              <NewLink to={to} onClick={menus.close}>
                {icon}
                {label}
              </NewLink>
            </li>
          ))}
        </Links>
      )}
    </Place>
  )
}
