export const words = {
  hero: {
    title: 'Turn someday into stories',
    line: 'Collect what you want to do in Buckets, fill them with Kicks from people everywhere, and write Journals about how it went.',
    signUp: 'Sign up here',
    invitation: 'Start making your dreams come true',
    goToBuckets: 'Go to Buckets',
    welcome: 'Welcome',
    welcomeBack: 'Welcome back',
    pause: 'Pause the video',
    play: 'Play the video',
    caption: { light: 'First light, somewhere on your list', dark: 'Moonrise, somewhere on your list' },
  },
  features: {
    title: 'Everything a someday needs',
    intro: 'Four things made for each other. Start with any of them.',
  },
  log: {
    title: 'What have you already done?',
    intro:
      'You are not starting at zero. Your Log keeps what you did: the day, or just the year, and whether you would do it again. Only you see it, until you say otherwise.',
    find: 'Find something you did',
    start: 'Start your Log',
  },
  steps: {
    title: 'From a wish to a story in four steps',
    more: 'See the whole journey',
  },
  sampleKicks: {
    title: 'Three Kicks to start with',
    intro: 'One experience, one place, one picture: that is a Kick.',
    showAll: 'Show all',
  },
  testimonials: {
    title: 'From the two who started it',
    note: 'Examples that we wrote ourselves: these people are made up.',
    more: 'Read our story',
  },
} as const
