import { BookIcon, CheckIcon, motion, MountainIcon, PlusIcon, shadow, styled } from '@bucketeer/shared-ui'
import { keyframes } from '@emotion/react'
import { type FocusEvent, type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useDismissal, useOpenMenu } from '../../menus/use-open-menu'
import type { IconName, NewThing } from './bottom-bar'
import { words } from './words'

/** A bucket in the style of the other icons, which have none. */
const BucketIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 10h16l-1.7 9.3a2 2 0 0 1-2 1.7H7.7a2 2 0 0 1-2-1.7z" />
    <path d="M5 10a7 7 0 0 1 14 0" />
  </svg>
)

/** The icons of the bar and of its menu. A member's own picture stands for 'you'. */
export const icons: Record<IconName, ReactNode> = {
  bucket: <BucketIcon />,
  kick: <MountainIcon size={22} />,
  journal: <BookIcon size={22} />,
  done: <CheckIcon size={22} />,
  you: null,
}

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
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'floating'),
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
                {icons[icon]}
                {label}
              </NewLink>
            </li>
          ))}
        </Links>
      )}
    </Place>
  )
}
