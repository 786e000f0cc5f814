import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'

export interface Option {
  label: string
  choose(): void
  color?: 'error.main'
}

interface OptionMenuProps {
  isOpen: boolean
  /** The name of the button that opens it. */
  label: string
  /** Returns that button. */
  anchor(): HTMLElement | null
  options: readonly Option[]
  onClose(): void
}

/** A menu that closes when an option is chosen. */
export const OptionMenu = ({ isOpen, label, anchor, options, onClose }: OptionMenuProps) => (
  <Menu
    open={isOpen}
    anchorEl={anchor}
    onClose={onClose}
    // Keeps the menu in the page's landmark.
    disablePortal
    slotProps={{ list: { 'aria-label': label } }}
  >
    {options.map((option) => (
      <MenuItem
        key={option.label}
        onClick={() => {
          onClose()
          option.choose()
        }}
        sx={{ color: option.color }}
      >
        {option.label}
      </MenuItem>
    ))}
  </Menu>
)
