import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  hero: {
    title: 'Turn someday into stories',
    line: 'Collect what you want to do in Buckets, fill them with Kicks from people everywhere, and write Journals about how it went.',
    signUp: 'Sign up here',
    invitation: 'Start making your dreams come true',
    goToBuckets: 'Go to Buckets',
    /** The name is empty while it loads. */
    welcome: (name: string) => (name ? say('Welcome, {name}', { name }) : say('Welcome')),
    welcomeBack: (name: string) => (name ? say('Welcome back, {name}', { name }) : say('Welcome back')),
    pause: 'Pause the video',
    play: 'Play the video',
    caption: { light: 'First light, somewhere on your list', dark: 'Moonrise, somewhere on your list' },
  },
  features: {
    title: 'Everything a someday needs',
    intro: 'Four things made for each other. Start with any of them.',
    entries: {
      buckets: {
        name: 'Buckets',
        text: 'Gather what belongs together: a year of small adventures, one great journey, everything before you turn forty.',
      },
      kicks: {
        name: 'Kicks',
        text: 'A Kick is one thing to experience, with a place and a picture. Add your own, or borrow what others have found.',
      },
      enlighten: {
        name: 'Enlighten',
        text: 'Been there already? Comment on others’ Kicks, and tell them what no guidebook does.',
      },
      blog: {
        name: 'Blog your Experiences',
        text: 'Write the Stories of what you did into a Journal. Keep it Private, or make it Public for anybody to read.',
      },
    },
  },
  log: {
    title: 'What have you already done?',
    intro:
      'You are not starting at zero. Your Log keeps what you did: the day, or just the year, and whether you would do it again. Only you see it, until you say otherwise.',
    find: 'Find something you did',
    start: 'Start your Log',
    /** Entries of a log, which are not in the database. */
    entries: {
      stars: { name: 'Slept under the stars', note: 'on 3 August 2024 · Again!' },
      train: { name: 'Took the night train north', note: 'in 2019 · Once was enough' },
      surf: { name: 'Learned to surf', note: 'some time ago' },
    },
  },
  steps: {
    title: 'From a wish to a story in four steps',
    more: 'See the whole journey',
    entries: [
      {
        name: 'Create a Bucket',
        text: 'Name it after what you dream of, and give it a picture that keeps the dream in sight.',
      },
      {
        name: 'Bring in Kicks',
        text: 'Pick what others have found or describe your own, until staying home gets hard.',
      },
      {
        name: 'Create a Journal',
        text: 'Open one for a Bucket you have started: for yourself, or for everybody to read.',
      },
      { name: 'Write stories', text: 'One for each Kick you have done, with the picture that proves it.' },
    ],
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
    role: 'Founder',
    quotes: {
      ingrid:
        'I kept a note called ‘one day’ for eleven years. I made the first Bucket for that note, and half of it is done.',
      kofi: 'One Tuesday I read a stranger’s Kick about a night train. That Friday I was on it.',
    },
  },
})
