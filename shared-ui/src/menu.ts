// Loaded when a menu is about to open, without the code of forms.
export { default as Menu } from '@mui/material/Menu'
export { default as MenuItem } from '@mui/material/MenuItem'
