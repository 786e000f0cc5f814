import { messagesOf } from '../../messages'

export const words = messagesOf({
  privacy: {
    title: 'Privacy',
    intro: 'What this site stores about you, where, and who can see it.',
    chapters: [
      {
        heading: 'Your account',
        paragraphs: [
          'The site stores your e-mail address, your user name and your tagline, and your way and profile picture once you choose them. Other members can see all of this except your e-mail address.',
          'Your password is never stored. The site keeps an argon2id hash of it, which can only be used to check a password.',
        ],
      },
      {
        heading: 'What you make',
        paragraphs: [
          'You choose who can see each Kick, Bucket and Journal: only you, all members, or, for a Journal, anybody. Unless you choose otherwise, a Kick that you create is for all members, and Buckets, Journals and wishes are for you alone.',
          'Your Log is for you alone unless you choose otherwise, for all new entries or for one. Nobody else sees your stars, your steps and the names of your companions.',
          'If you create a link to a Bucket, a Journal, an entry or a year of your Log, anybody who has the link can read it until it expires or you end it.',
        ],
      },
      {
        heading: 'Your pictures',
        paragraphs: [
          'Every picture is re-encoded when you upload it, without its metadata: where and with which camera it was taken is not kept. It gets a random address. If all members or anybody may see the picture, anybody who knows that address can open it. The address of any other picture works for at most two hours.',
        ],
      },
      {
        heading: 'Your archive, and what you bring in',
        paragraphs: [
          'You can take out everything that you have here, as one file. Making it asks for your password. The site keeps the file for seven days, and each link that downloads it works for five minutes.',
          'A file that you bring in from elsewhere is kept for 30 days, so that you can take it all back, or until you discard it. What comes in is for you alone.',
          'Photos of a folder are grouped on your device. Until you bring them in, the site is only asked for the names of areas of about 5 km; then it gets the photos, and the position of the first one of each entry.',
        ],
      },
      {
        heading: 'In your browser',
        paragraphs: [
          'While you are logged in, your browser’s local storage holds a token named authToken. It is valid for 30 days with ‘Remember me’, for one day without, and no longer once you log out. Your choice of light or dark mode is kept there too. Whether you paused the video on the landing page is remembered until you close the tab. What you type into a form, and its picture, is kept on your device until you save or discard it. So are the Kicks that you opened last, until you log out. A Kick that you save before you have an account waits there for a day, and the page you wanted when you ask for a new password for an hour.',
          'A cookie named cohort holds a random number and nothing else. It makes sure that you get the same version of the site each time while a new one is tried with some visitors. Your browser also reports, once for each version, if a page could not be shown.',
          'A second cookie, named device, is set when you log in. It holds a random number and signatures, but no name. It lets the site recognise your browser, so that nobody who guesses at your password can lock you out.',
        ],
      },
      {
        heading: 'Nobody else',
        paragraphs: [
          'There are no trackers, no analytics, no advertising and no tracking cookies. Fonts, scripts, pictures and maps all come from this site itself, so nobody else learns that you were here. There is one exception: whoever hosts this site may have chosen Google’s maps, or map tiles from another host, and pages with a map load those from there.',
          'The server logs the time, the path and the outcome of each request, and while you are logged in also the number of your account. It logs neither what you sent nor your token. Whoever hosts this site may have chosen to log network addresses too, to keep out attackers.',
        ],
      },
      {
        heading: 'Leaving',
        paragraphs: [
          'What you delete is gone from the database. You can delete your account on the page where you edit your profile: your Buckets, Journals, comments and likes go with it. A Kick that others keep in a Bucket or a Story stays there for them, as a former member’s and without your name. To find out what is stored about you, make your archive, or ask whoever hosts this site.',
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
          'What you write and upload belongs to you. Bucketeer claims no rights to it, and only uses it to show it to the people you made it for.',
          'You can take all of it out at any time, as one file.',
        ],
      },
      {
        heading: 'What you share',
        paragraphs: [
          'Members can see what you share with them, and anybody can read your Public Journals. Only share words and pictures that you have the right to share, and nothing that breaks the law or harms others.',
        ],
      },
      {
        heading: 'Who is responsible',
        paragraphs: [
          'Bucketeer is software that anybody may host. Whoever hosts this site is responsible for it, may have rules of their own, and may remove what breaks them.',
        ],
      },
      {
        heading: 'No warranty',
        paragraphs: [
          'The software is provided as is, under the MIT licence, without warranty of any kind. Keep a copy of anything that you could not bear to lose.',
        ],
      },
    ],
  },
})
