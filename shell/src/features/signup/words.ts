import { publicConfig } from '../../account-page/public-config'
import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  title: 'Create an account',
  invitation: 'Start making your dreams come true',
  email: 'Email',
  userName: 'Username',
  tagline: 'Your Tagline',
  taglineExample: 'One ticket, no return',
  taglineSuggestions: {
    label: 'Nothing in mind? Take one of these:',
    all: ['Up for almost anything', 'Slow trains, long walks', 'Always a window seat', 'Collecting firsts'],
  },
  password: 'Password',
  passwordHint: 'At least 8 characters long',
  create: 'Create account',
  failed: 'Could not create Account:',
  oneOfUs: 'Already have an account?',
  logIn: 'Log in',
  /** For a site whose operator has closed the sign-up. */
  closed: (contact: string | null) =>
    contact === null
      ? say('We take no new members right now. Please ask whoever runs this site for an account.')
      : say('We take no new members right now. Please ask {contact} for an account.', { contact }),
  byInvitation: (contact: string | null) =>
    contact === null
      ? say(
          'New members join by invitation. Please ask whoever runs this site for a link, and open it here.',
          {},
        )
      : say('New members join by invitation. Please ask {contact} for a link, and open it here.', {
          contact,
        }),
})

/** Returns why this visitor cannot sign up, or undefined. */
export function signUpRefusal(invitation: string | null): string | undefined {
  const { mail, signUp } = publicConfig()
  if (signUp === 'closed') return words.closed(mail.contact)
  if (signUp === 'invitation' && !invitation) return words.byInvitation(mail.contact)
  return undefined
}
