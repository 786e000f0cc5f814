import { messagesOf, say } from '../messages'
import type { YearFigure } from '../way/way-words'

export const words = messagesOf({
  figures: {
    done: (count, shown) => say('{count, plural, one {{shown} done} other {{shown} done}}', { count, shown }),
    again: (count, shown) =>
      say('{count, plural, one {{shown} to do again} other {{shown} to do again}}', { count, shown }),
    firstTimes: (count, shown) =>
      say('{count, plural, one {{shown} first time} other {{shown} first times}}', { count, shown }),
  } satisfies Record<YearFigure, (count: number, shown: string) => string>,
  photos: 'Photos of the year',
  countries: 'Where',
  with: 'With whom',
  onlyYou: 'Only you see these names.',
  times: (name: string, count: number) =>
    count === 1
      ? name
      : say('{count, plural, one {{name} · # time} other {{name} · # times}}', { name, count }),
})
