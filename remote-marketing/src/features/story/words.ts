import { messagesOf } from '../../messages'

export const words = messagesOf({
  title: 'Our story',
  hero: {
    line: 'It began with two people, one list and a night train. Ingrid kept a note called ‘one day’; Kofi never wrote anything down and went anyway. Bucketeer is what came of putting the two together.',
    findOutMore: 'Find out more',
    member: 'Create Bucket',
    visitor: 'Sign up already!',
  },
  origin: {
    title: 'How it came about',
    chapters: [
      {
        heading: 'The note',
        text: 'For eleven years Ingrid kept a note called ‘one day’. It had grown to four screens: a lake in Canada, a tea house in Hakone, the northern lights. Nothing on it had ever been crossed off.',
      },
      {
        heading: 'The night train',
        text: 'Kofi had no note. What he had was a stranger’s few lines about a sleeper to the sea, read on a Tuesday. That Friday he was on it, and when he came back he could not stop talking about it.',
      },
      {
        heading: 'The Bucket',
        text: 'So they combined the two: a list for the dreams, experiences that others have found, and a book for how it all went. The first Bucket was made for Ingrid’s note. Half of it is done.',
      },
    ],
    /** Ingrid's handwritten list. */
    note: {
      heading: 'one day',
      wishes: {
        lake: 'a lake in Canada',
        tea: 'tea in Hakone',
        balloon: 'fly in a balloon',
        lights: 'the northern lights',
        sail: 'learn to sail',
        stars: 'a night under the stars',
      },
    },
  },
  postcards: {
    title: 'Postcards from six of us',
    note: 'Examples that we wrote ourselves: these people are made up.',
    cards: {
      tram: {
        text: 'I came for one tram ride in Lisbon and left with eleven Kicks in my Bucket. Two are done, nine to go.',
        place: 'Porto, Portugal',
      },
      daughter: {
        text: 'My daughter picks, I pack. We share one Bucket, and she is stricter about it than any boss I ever had.',
        place: 'Tampere, Finland',
      },
      ferry: {
        text: 'Under a Kick about the Lofoten ferry I wrote: sit on the left. Somebody answered, from the left, with the whole wall of mountains in view.',
        place: 'Bodø, Norway',
      },
      walk: {
        text: 'I thought that I had nothing to write about. Then I wrote seven Stories about one walk.',
        place: 'Kumasi, Ghana',
      },
      nearby: {
        text: 'Most of my Kicks are an hour from home. Nobody ever said that a bucket list has to be far away.',
        place: 'Galway, Ireland',
      },
      jump: {
        text: 'My Journal is Private. It is the one place where I admit that I was afraid, and that I jumped anyway.',
        place: 'Matsumoto, Japan',
      },
    },
  },
  closing: {
    title: 'Where does yours begin?',
    text: 'With one line on a list. The rest follows, mostly by train.',
    learnMore: 'Learn more',
    /** The name of the link, which begins with its visible label, for users of voice control. */
    learnMoreAbout: 'Learn more about the journey',
    become: 'Become a Bucketeer',
    /** For members, who are one already. */
    toBuckets: 'Go to Buckets',
  },
})
