import { arrowStep, ChevronDownIcon, floating, styled } from '@bucketeer/shared-ui'
import { keyframes } from '@emotion/react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { type Menus, useDismissal, useOpenMenu } from '../../menus/use-open-menu'
import { BarButton, BarLink, BarPlaceholder } from './bar-items'
import type { NavEntry } from './nav-entries'
import { words } from './words'

/** Returns the index of the item to move to, from that of the present one, or -1, and the number of items. */
type Step = (at: number, count: number) => number

const next: Step = (at, count) => (at + 1) % count
const previous: Step = (at, count) => (at <= 0 ? count - 1 : at - 1)

const steps = new Map<string, Step>([
  ['ArrowDown', next],
  ['ArrowUp', previous],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
])

const controlOf = (item: Element) => item.querySelector<HTMLElement>('a, button')

/** Moves focus to the first link or button of another list item; wraps around at both ends. */
function moveFocus(list: Element | null, step: Step) {
  const items = [...(list?.children ?? [])].filter(controlOf)
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const item = items[step(at, items.length)]
  if (item) controlOf(item)?.focus()
}

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
  ...floating(theme),
}))

const ItemLink = styled(BarLink)({ display: 'flex', fontWeight: 500 })

const Group = styled('li')({ position: 'relative' })

interface NavMenuProps {
  entry: NavEntry
  menus: Menus
  /** Whether the current page is one of its section. */
  isCurrent: boolean
}

/**
 * A dropdown of the top bar, as a disclosure: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/. It opens on
 * hover, click, touch, Enter, Space and the arrow keys.
 */
function NavMenu({ entry: { id, label, items }, menus, isCurrent }: NavMenuProps) {
  const panelId = useId()
  const group = useRef<HTMLLIElement>(null)
  const links = useRef<HTMLUListElement>(null)
  const isOpen = menus.openId === id

  // Touch fires pointerenter right before click, which would then close the menu again.
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && menus.enter(id)
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && menus.leave()
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A page that arrives takes the focus, also from a link that is being pressed.
    if (menus.isHovered) return
    if (isOpen && relatedTarget && !group.current?.contains(relatedTarget)) menus.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (!step) return
    event.preventDefault()
    // The links must be rendered before one of them can get focus.
    flushSync(() => menus.open(id))
    moveFocus(links.current, step)
  }

  return (
    <Group ref={group} {...{ onPointerEnter, onPointerLeave, onBlur, onKeyDown }}>
      <BarButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        onClick={() => menus.press(id)}
      >
        {label}
        <ChevronDownIcon size={18} />
      </BarButton>
      {isOpen && (
        <HoverArea id={panelId}>
          <Links ref={links}>
            {items.map((item) => (
              <li key={item.to}>
                <ItemLink to={item.to} onClick={menus.close}>
                  {item.label}
                </ItemLink>
              </li>
            ))}
          </Links>
        </HoverArea>
      )}
    </Group>
  )
}

/** The first part of a path: that of /kicks/create is 'kicks'. */
const sectionOf = (path: string) => path.split('/')[1]

interface BarEntryProps {
  entry: NavEntry
  menus: Menus
  /** The path of the current page. */
  pathname: string
}

/** One entry of the bar on wide screens. */
function BarEntry({ entry, menus, pathname }: BarEntryProps) {
  const { label, to, items, isPlaceholder } = entry
  if (isPlaceholder)
    return (
      <li>
        <BarPlaceholder>
          {label}
          {to === undefined && <ChevronDownIcon size={18} />}
        </BarPlaceholder>
      </li>
    )
  if (to === undefined) {
    const isCurrent = items.some((item) => sectionOf(item.to) === sectionOf(pathname))
    return <NavMenu entry={entry} menus={menus} isCurrent={isCurrent} />
  }
  return (
    <li>
      <BarLink to={to}>{label}</BarLink>
    </li>
  )
}

const Row = styled('ul')({ display: 'flex', gap: 2, margin: 0, padding: 0, listStyle: 'none' })

/** The sections of the site in the bar on wide screens. */
export function MainNav({ entries }: { entries: NavEntry[] }) {
  const nav = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const menus = useOpenMenu()
  useDismissal(nav, menus)
  const { pathname } = useLocation()

  const onKeyDown = ({ key, altKey, metaKey }: KeyboardEvent) => {
    // Alt or Meta with an arrow is the browser's back and forward.
    if (altKey || metaKey) return
    const step = arrowStep(key)
    if (step !== 0) moveFocus(row.current, step > 0 ? next : previous)
  }

  return (
    <nav ref={nav} aria-label={words.sections} onKeyDown={onKeyDown}>
      <Row ref={row}>
        {entries.map((entry) => (
          <BarEntry key={entry.id} entry={entry} menus={menus} pathname={pathname} />
        ))}
      </Row>
    </nav>
  )
}
