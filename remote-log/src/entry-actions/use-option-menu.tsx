import { EllipsisIcon, IconButton } from '@bucketeer/shared-ui'
import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { type ReactNode, useState } from 'react'

export interface Option {
  label: string
  /** Called with the button that opened the menu. */
  choose(button: HTMLElement): void
  color?: 'error.main'
}

interface OptionMenuProps<Subject> {
  /** Returns the name of a button and its menu. */
  labelOf(subject: Subject): string
  icon?: ReactNode
  optionsFor(subject: Subject): readonly Option[]
}

/** Returns the buttons that open a menu of options, and the menu, which the page renders: a card would clip it. */
export function useOptionMenu<Subject extends { _id: string }>(props: OptionMenuProps<Subject>) {
  const { labelOf, icon = <EllipsisIcon size={20} />, optionsFor } = props
  // Stays while the menu fades out.
  const [opened, setOpened] = useState<{ subject: Subject; button: HTMLElement } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    buttonFor: (subject: Subject, isDisabled = false) => (
      <IconButton
        aria-label={labelOf(subject)}
        aria-haspopup="menu"
        aria-expanded={isOpen && opened?.subject._id === subject._id}
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          setOpened({ subject, button: currentTarget })
          setOpen(true)
        }}
        sx={{ color: 'text.secondary' }}
      >
        {icon}
      </IconButton>
    ),
    menu: opened && (
      <Menu
        open={isOpen}
        anchorEl={opened.button}
        onClose={close}
        // Keeps the menu in the page's landmark.
        disablePortal
        slotProps={{ list: { 'aria-label': labelOf(opened.subject) } }}
      >
        {optionsFor(opened.subject).map(({ label, choose, color }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close()
              choose(opened.button)
            }}
            sx={{ color }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    ),
  }
}
