import { productName } from '@bucketeer/shared-ui'

export const words = {
  privacy: {
    title: 'Privacy',
    intro: 'What this site keeps of you, where it keeps it, and who gets to see it.',
    chapters: [
      {
        heading: 'Your account',
        paragraphs: [
          'The site stores your e-mail address, your user name and your tagline, and your way and profile picture once you choose them. Other members can see all of it but the e-mail address.',
          'Your password is never stored. What is kept is an argon2id hash of it, which is good for checking a password and for nothing else.',
        ],
      },
      {
        heading: 'What you make',
        paragraphs: [
          'Your Buckets are yours alone. Kicks are there for all members. You choose for each Journal whether it is Private, for you alone, or Public, for anybody.',
        ],
      },
      {
        heading: 'Your pictures',
        paragraphs: [
          'Every picture is encoded anew when you upload it, without its metadata: the place where it was taken and the camera that took it are not kept. It gets a random address, and whoever knows that address can open it.',
        ],
      },
      {
        heading: 'In your browser',
        paragraphs: [
          'Your browser’s local storage holds a token while you are logged in, under the name authToken. It is good for 30 days with ‘Remember me’, for one day without, and for nothing once you log out. Your choice of light or dark mode is kept there too. Whether you paused the video on the first page is remembered until you close the tab. What you type into a form is kept on your device until you save or discard it, its picture too.',
          'A cookie, cohort, holds a random number and nothing else. By it you get the same version of the site each time when a new one is tried with some visitors, and your browser says once for each version if a page could not be shown.',
          'A second cookie, device, comes when you log in. It holds a random number and signatures, and no name. By it the site knows your browser again, so that nobody who guesses at your password can keep you from logging in.',
        ],
      },
      {
        heading: 'Nobody else',
        paragraphs: [
          'There are no trackers, no analytics, no advertising and no tracking cookies. Fonts, scripts, pictures and maps all come from this site itself, so your browser has nobody else to tell that you were here. Only where whoever hosts this site has chosen Google’s maps, or map tiles of another host, do pages with a map ask those.',
          'The server logs when a page or call was asked for, its path and how it ended. It logs neither what you sent nor your token.',
        ],
      },
      {
        heading: 'Leaving',
        paragraphs: [
          'What you delete is gone from the database. You delete your account yourself, on the page where you edit your profile: your Buckets, Journals, comments and likes go with it. A Kick that others keep in a Bucket or a Story stays there for them, as one of a former member, without your name. To learn what is stored of you, ask whoever hosts this site.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    intro: 'Short, because there is little to say.',
    chapters: [
      {
        heading: 'What is yours stays yours',
        paragraphs: [
          `What you write and upload belongs to you. ${productName} claims no rights to it, and uses it for one thing: to show it to those you made it for.`,
        ],
      },
      {
        heading: 'What you share',
        paragraphs: [
          'Kicks can be seen by all members, and Public Journals by anybody. Share only words and pictures that you have a right to, and nothing that breaks the law or harms others.',
        ],
      },
      {
        heading: 'Who is answerable',
        paragraphs: [
          `${productName} is software that anybody may host. Whoever hosts this site is answerable for it, may have rules of their own, and may remove what breaks them.`,
        ],
      },
      {
        heading: 'No warranty',
        paragraphs: [
          'The software comes under the MIT licence, as it is, without warranty of any kind. Keep a copy of what you could not bear to lose.',
        ],
      },
    ],
  },
} as const
