import { messagesOf } from '.'

/** The labels of fields in sentences of the server, which `translated` finds by the English text. */
export const { labels } = messagesOf({
  labels: [
    'About',
    'Bio',
    'Comment',
    'Country',
    'Date',
    'Email',
    'Name',
    'New password',
    'Note',
    'Password',
    'Place',
    'Step',
    'Story',
    'Tagline',
    'The caption of a photo',
    'The description of a photo',
    'Title',
    'Until',
    'Username',
    'When',
    'With',
    'Your Tagline',
  ],
})
