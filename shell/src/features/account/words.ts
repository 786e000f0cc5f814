import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Your account',
  intro: (email: string) => say('You log in with {email}.', { email }),
  back: 'Back to your profile',
  email: {
    heading: 'Change email',
    text: 'We send a link to the new address. Until you open it, you log in with the present one.',
    noMail: (contact?: string) =>
      contact === undefined
        ? say(
            'This site sends no mail. The link that confirms the new address goes to whoever runs this site: ask there for it. Until you open it, you log in with the present one.',
            {},
          )
        : say(
            'This site sends no mail. The link that confirms the new address goes to {contact}: ask there for it. Until you open it, you log in with the present one.',
            { contact },
          ),
    next: 'New email',
    password: 'Password',
    send: 'Send link',
    failure: 'Could not Change Email:',
    again: 'Use another email',
  },
  password: {
    heading: 'Change password',
    text: 'You stay logged in here, and are logged out everywhere else.',
    present: 'Present password',
    next: 'New password',
    hint: 'At least 8 characters long',
    save: 'Change password',
    failure: 'Could not Change Password:',
    done: 'Your password is changed',
  },
  links: {
    heading: 'Your links',
    text: 'Anybody who has one of these links can read what it shows, also without an account.',
    none: 'You have no links. You make one where you say who can see a Bucket, a Journal, an entry or a year.',
    loading: 'Your links are on their way…',
    failure: 'Could not get your links:',
    list: 'Links',
    more: 'Show more',
    kinds: { bucket: 'Bucket', journal: 'Journal', log: 'Entry of your Log', year: 'Year of your Log' },
    year: (year: string) => say('Your year {year}', { year }),
    since: (day: string) => say('since {day}', { day }),
    until: (day: string) => say('until {day}', { day }),
    untilEnded: 'until you end it',
    password: 'with a password',
    preview: 'shows a preview in chats',
    notes: 'shows notes of what you did with others',
    end: 'End link',
    endOf: (name: string) => say('End link: {name}', { name }),
    endAll: 'End all',
    endQuestion: 'End this link?',
    endText: (name: string) =>
      say('The link to “{name}” stops working at once, for everybody who has it.', { name }),
    endAllQuestion: 'End all your links?',
    endAllText: 'They stop working at once, for everybody who has one. What they show stays yours.',
    endFailure: 'Could not end the link:',
    ended: 'The link has ended',
    endedAll: 'All your links have ended',
  },
  deletion: {
    heading: 'Delete account',
    text: 'Leave for good. We ask once more, and for your password, before anything goes.',
    open: 'Delete account',
    question: 'Delete your account?',
    goes: 'Your profile goes, and with it your Buckets, Kicks, Journals and Stories, your comments, likes and pictures.',
    stays:
      'What stays: a Kick of yours that somebody else keeps in a Bucket or tells of in a Story. They keep it, as by ‘a former member’.',
    final: 'There is no way back.',
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Delete account',
    failure: 'Could not Delete Account:',
    done: 'Your account is deleted. Safe travels!',
  },
})
