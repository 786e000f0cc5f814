import { messagesOf, say } from '../messages'

export const words = messagesOf({
  photos: 'Photos of the year',
  countries: 'Where',
  with: 'With whom',
  onlyYou: 'Only you see these names.',
  times: (name: string, count: number) =>
    count === 1
      ? name
      : say('{count, plural, one {{name} · # time} other {{name} · # times}}', { name, count }),
})
