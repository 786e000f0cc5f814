import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ChevronDownIcon, styled } from '@bucketeer/shared-ui'
import { BarButton } from './bar-button'
import { moveFocus, type Step } from './move-focus'
import type { MenuEntry } from './nav-entries'
import { NavPanel } from './nav-panel'
import type { Menus } from '../../menus/use-open-menu'

const Group = styled('li')({ position: 'relative' })

const steps = new Map<string, Step>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
])

interface NavMenuProps {
  entry: MenuEntry
  menus: Menus
  /** Whether the current page belongs to the same remote. */
  isCurrent: boolean
}

/**
 * A dropdown of the top bar, as a disclosure: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/. It opens on
 * hover, click, touch, Enter, Space and the arrow keys.
 */
export const NavMenu = ({ entry: { id, label, items }, menus, isCurrent }: NavMenuProps) => {
  const panelId = useId()
  const group = useRef<HTMLLIElement>(null)
  const links = useRef<HTMLUListElement>(null)
  const isOpen = menus.openId === id

  // Touch fires pointerenter right before click, which would then close the menu again.
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && menus.enter(id)
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && menus.leave()
  const onBlur = ({ relatedTarget }: FocusEvent) => {
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
      {isOpen && <NavPanel id={panelId} links={links} items={items} onChoose={menus.close} />}
    </Group>
  )
}
