import { messagesOf, say } from '../messages'
import type { Pin } from './map-props'

export const words = messagesOf({
  keys: 'Arrow keys move the map, plus and minus zoom.',
  keysAndPick: 'Arrow keys move the map, plus and minus zoom, Enter chooses the middle.',
  twoFingers: 'Use two fingers to move the map',
  closer: 'Zoom in',
  further: 'Zoom out',
  /** Describes the centre of the map by the direction from a place. */
  centre: {
    north: (kilometres: number, place: string) =>
      say('{kilometres, number} km north of {place}', { kilometres, place }),
    'north-east': (kilometres: number, place: string) =>
      say('{kilometres, number} km north-east of {place}', { kilometres, place }),
    east: (kilometres: number, place: string) =>
      say('{kilometres, number} km east of {place}', { kilometres, place }),
    'south-east': (kilometres: number, place: string) =>
      say('{kilometres, number} km south-east of {place}', { kilometres, place }),
    south: (kilometres: number, place: string) =>
      say('{kilometres, number} km south of {place}', { kilometres, place }),
    'south-west': (kilometres: number, place: string) =>
      say('{kilometres, number} km south-west of {place}', { kilometres, place }),
    west: (kilometres: number, place: string) =>
      say('{kilometres, number} km west of {place}', { kilometres, place }),
    'north-west': (kilometres: number, place: string) =>
      say('{kilometres, number} km north-west of {place}', { kilometres, place }),
  },
  moreAround: 'See more around it',
  /** @param arrow points to a place that is out of view */
  away: (arrow: string, name: string, kilometres: number) =>
    say('{arrow} {name} {kilometres, number} km', { arrow, name, kilometres }),
  pin: ({ number, name, isArea, isDone }: Pin) => {
    if (isArea && isDone) return say('{number}: {name}, within about 5 km, done', { number, name })
    if (isArea) return say('{number}: {name}, within about 5 km', { number, name })
    return isDone
      ? say('{number}: {name}, done', { number, name })
      : say('{number}: {name}', { number, name })
  },
  things: (count: number) => say('{count, plural, one {# Kick} other {# Kicks}}', { count }),
  /** @param things '3 Kicks' */
  cluster: (things: string) => say('{things}: zoom in', { things }),
  stack: (things: string) => say('{things} in one place: list them', { things }),
  stackHeading: (things: string) => say('{things} here', { things }),
  closeStack: 'Close the list',
  metres: (metres: number) => say('{metres, number} m', { metres }),
  kilometres: (kilometres: number) => say('{kilometres, number} km', { kilometres }),
  scale: (distance: string) => say('Scale: {distance}', { distance }),
})
