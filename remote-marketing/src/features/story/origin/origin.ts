export interface Chapter {
  heading: string
  text: string
}

export const chapters: Chapter[] = [
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
]

export const note = {
  heading: 'one day',
  wishes: [
    { text: 'a lake in Canada', isDone: true },
    { text: 'tea in Hakone', isDone: true },
    { text: 'fly in a balloon', isDone: false },
    { text: 'the northern lights', isDone: true },
    { text: 'learn to sail', isDone: false },
    { text: 'a night under the stars', isDone: false },
  ],
}
