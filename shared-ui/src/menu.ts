// A list that opens: it comes when somebody is about to open one, without all that forms are made of.
export { default as Menu } from '@mui/material/Menu'
export { default as MenuItem } from '@mui/material/MenuItem'
