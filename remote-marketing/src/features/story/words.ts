import { productName } from '@bucketeer/shared-ui'

export const words = {
  title: 'Our story',
  hero: {
    line: `It began with two people, one list and a night train. Ingrid kept a note called ‘one day’; Kofi never wrote anything down and went anyway. ${productName} is what came of putting the two together.`,
    findOutMore: 'Find out more',
    member: 'Create Bucket',
    visitor: 'Sign up already!',
  },
  origin: { title: 'How it came about' },
  postcards: {
    title: 'Postcards from six of us',
    note: 'Examples that we wrote ourselves: these people are made up.',
  },
  closing: {
    title: 'Where does yours begin?',
    text: 'With one line on a list. The rest follows, mostly by train.',
    learnMore: 'Learn more',
    /** Visually hidden, so that the link makes sense without its context. */
    learnMoreAbout: ' about the journey',
    become: `Become a ${productName}`,
    /** For members, who are one already. */
    toBuckets: 'Go to Buckets',
  },
} as const
