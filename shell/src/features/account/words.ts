export const words = {
  heading: 'Your account',
  intro: (email: string) => `You log in with ${email}.`,
  back: 'Back to your profile',
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
} as const
