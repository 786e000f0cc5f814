import { sentence } from '@bucketeer/host/server'

export const wrongLogin = sentence('auth.wrong-login', 'The email or the password is wrong.')
export const resetEnded = sentence(
  'auth.reset-ended',
  'This link is not good any more. Please ask for a new one.',
)

/** The response to the right password of a suspended account. `contact` names whom to ask, here and below. */
export const suspended = (contact: string | undefined) =>
  contact === undefined
    ? sentence('auth.suspended', 'This account is suspended. Please ask whoever runs this site about it.')
    : sentence('auth.suspended-ask', 'This account is suspended. Please ask {contact} about it.', { contact })

/** The response to the right password of somebody whom a moderator suspended. */
export const suspendedByModerator = ({ until, words }: { until: string | null; words: string }) =>
  until === null
    ? sentence(
        'auth.suspended-for-good',
        'A moderator suspended this account for good, and wrote: “{words}”',
        { words },
      )
    : sentence(
        'auth.suspended-until',
        'A moderator suspended this account until {until}, and wrote: “{words}”',
        { until, words },
      )

export const signUpClosed = (contact: string | undefined) =>
  contact === undefined
    ? sentence(
        'auth.closed',
        'This site takes no new members right now. Please ask whoever runs this site for an account.',
      )
    : sentence(
        'auth.closed-ask',
        'This site takes no new members right now. Please ask {contact} for an account.',
        { contact },
      )

export const signUpByInvitation = (contact: string | undefined) =>
  contact === undefined
    ? sentence(
        'auth.no-invitation',
        'New members need an invitation that is still good. Please ask whoever runs this site for one.',
      )
    : sentence(
        'auth.no-invitation-ask',
        'New members need an invitation that is still good. Please ask {contact} for one.',
        { contact },
      )
