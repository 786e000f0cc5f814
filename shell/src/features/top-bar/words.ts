import { messagesOf } from '../../messages'

export const words = messagesOf({
  sections: 'Main',
  account: 'Account',
  login: 'Login',
  signUp: 'Sign up',
  profile: 'Profile',
  logOut: 'Log out',
  logOutUnsaved: 'Something you wrote is not saved yet. Log out anyway?',
  logOutDraft: 'Your draft is kept on this device, and shown only when you log in here again. Log out?',
  toDark: 'Switch to dark mode',
  toLight: 'Switch to light mode',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  menuError: 'The menu could not be loaded. Please try again.',
  notRemembered:
    'This browser does not let us remember you, so you stay signed in only until you close or reload this page.',
})
