import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'People you muted or blocked',
  intro: 'Only you see this list, and nobody is told.',
  blocked: {
    heading: 'Blocked',
    note: 'You and they see nothing of each other. Public Journals can still be read without logging in.',
    end: 'Unblock',
    endOf: (name: string) => say('Unblock {name}', { name }),
    ended: 'Unblocked',
    again: 'Block again',
    againOf: (name: string) => say('Block again: {name}', { name }),
    failure: 'Could not change this block:',
  },
  muted: {
    heading: 'Muted',
    note: 'Your lists leave out their Kicks, Journals and comments.',
    end: 'Unmute',
    endOf: (name: string) => say('Unmute {name}', { name }),
    ended: 'Unmuted',
    again: 'Mute again',
    againOf: (name: string) => say('Mute again: {name}', { name }),
    failure: 'Could not change this mute:',
  },
  none: 'You have muted or blocked nobody.',
  noneHint: 'Should you need it: the “…” beside a name does both.',
})
