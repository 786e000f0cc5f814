export { Dropdown, type DropdownProps } from './dropdown'
export { FieldBox, FieldLabel } from './field-parts'
