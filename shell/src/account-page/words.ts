import { messagesOf } from '../messages'

/** What the forms of an account say of their fields. The server says the same of empty ones. */
export const words = messagesOf({
  missing: {
    email: 'Enter your email.',
    userName: 'Choose a username.',
    tagline: 'Write a tagline.',
    password: 'Enter your password.',
    newPassword: 'Choose a password.',
    other: 'This is needed.',
  } as Readonly<Record<string, string> & { other: string }>,
  wrongEmail: 'Write it like ann@example.com.',
})
