import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'People',
  intro: 'Whom you follow, and who follows you. Only you see these lists.',
  hidden: 'Muted and blocked',
  tabs: {
    label: 'Lists of people',
    following: 'Following',
    followers: 'Followers',
    requests: 'Requests',
    find: 'Find people',
  },
  counted: (label: string, count: number) => say('{label} · {count, number}', { label, count }),
  none: {
    following: 'You follow nobody yet.',
    followers: 'Nobody follows you yet. People get curious by what you share.',
    requests: 'Nobody waits for your answer.',
    found: 'Nobody found. Only people who let others find them are in this search.',
  },
  first: { following: 'Find people', followers: 'Create a Kick' },
  search: 'Search for a name',
  found: 'People found',
  suggested: 'People you may like to follow',
  question: {
    heading: 'May others find you by name?',
    text: 'Members then find you in this search, and see you among the people to follow. You can change it under “Edit” on your profile.',
    yes: 'Others can find me',
    no: 'Not now',
    saved: 'Saved',
    couldNotSave: 'Could not save your choice:',
  },
})
