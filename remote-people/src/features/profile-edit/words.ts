import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Edit profile',
  intro: 'Who you are to those you meet here.',
  userName: 'Username',
  tagline: 'Your Tagline',
  photo: 'Photo',
  photoHint: 'PNG and JPG up to 2MB',
  storage: (used: string, limit: string) => say('Your pictures: {used} of {limit} used', { used, limit }),
  preview: 'How others see you',
  way: 'Your way',
  ways: { 'To Enjoy': 'To Enjoy', 'To Achieve': 'To Achieve', 'To Enlighten': 'To Enlighten' },
  wayNotes: {
    'To Enjoy': 'Slow mornings, good company, the view.',
    'To Achieve': 'The summit, the finish line, the next one.',
    'To Enlighten': 'Questions, stories, what one brings home.',
  },
  follows: {
    heading: 'Who follows you',
    approvesFollowers: 'Approve who follows me',
    approvesFollowersNote: 'Others ask first. Off, they follow you at once, also those who have asked.',
    isFindable: 'Others can find me',
    isFindableNote: 'By name in “Find people”, and among the people to follow.',
  },
  save: 'Save',
  back: 'Go Back',
  failure: 'Could not Update Profile:',
  saved: 'Profile saved',
  waiting: 'Your picture is still on its way. We save as soon as it is here.',
  photoLost: 'Your photo did not arrive. Save again to try it once more, or remove it first.',
  account: {
    heading: 'Account',
    text: 'Your e-mail address and the deletion of your account.',
    open: 'Your account',
  },
  hiddenPeople: {
    heading: 'Muted and blocked',
    text: 'Those whom you would rather not meet here.',
    open: 'People you muted or blocked',
  },
  reports: {
    heading: 'Reports and decisions',
    text: 'What became of your reports, and what moderators decided about you.',
    open: 'Your reports and decisions',
  },
})
