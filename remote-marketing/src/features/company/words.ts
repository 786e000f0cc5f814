import { messagesOf } from '../../messages'

export const words = messagesOf({
  about: {
    title: 'About Bucketeer',
    intro: 'A place for your bucket list, and for what becomes of it.',
    chapters: [
      {
        heading: 'What it is for',
        paragraphs: [
          'Most lists of dreams are written once and never opened again. Here a list is something to work with: a Bucket gathers what belongs together, a Kick is one thing to experience, and a Journal keeps the Stories of how it went.',
          'Do it your way: to enjoy, to achieve, or to enlighten others with what you found.',
        ],
      },
      {
        heading: 'Who runs this site',
        paragraphs: [
          'Bucketeer is software that anybody may host. Whoever hosts this site looks after its data, and can answer questions about your account.',
          'The people who wrote the software have no access to this site, and it sends them nothing.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: ['Nothing. There is no paid plan, and there are no ads.'],
      },
    ],
  },
  openSource: {
    title: 'Open source',
    intro: 'Bucketeer is free to use, to change and to host yourself.',
    chapters: [
      {
        heading: 'The licence',
        paragraphs: [
          'Bucketeer is released under the MIT licence. You may use it, change it, share it and host it, even commercially, as long as the licence goes with it. It comes without any warranty.',
        ],
      },
      {
        heading: 'Your own copy',
        paragraphs: [
          'All it needs is Node: the database is included and starts by itself. When you outgrow that, configure a PostgreSQL server and an object store of your own.',
        ],
      },
      {
        heading: 'What it is made with',
        paragraphs: [
          'React, React Router, MUI, TanStack Query and Fastify, all under the MIT licence; PostgreSQL under its own.',
          'The fonts are Fraunces and Inter, under the SIL Open Font License. The icons are by Lucide, under the ISC licence.',
          'The landscapes are not photographs. The site draws each one from a name, and the same name always gives the same picture.',
        ],
      },
    ],
  },
})
