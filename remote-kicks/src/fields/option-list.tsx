import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { type DropdownOption } from './dropdown'

interface OptionListProps {
  id: string
  label: string
  options: readonly DropdownOption[]
  value: string
  anchor: HTMLElement
  isOpen: boolean
  onChoose(value: string): void
  onClose(): void
}

/** What a dropdown offers, under its button, which has the focus again when the list is closed. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, value, anchor, isOpen, onChoose, onClose } = props
  return (
    <Menu
      open={isOpen}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        list: { id, role: 'listbox', 'aria-label': label, disableListWrap: true },
        paper: { style: { minWidth: anchor.clientWidth } },
      }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="option"
          selected={option.value === value}
          aria-selected={option.value === value}
          onClick={() => onChoose(option.value)}
          sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
