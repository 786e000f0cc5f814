import { isolate } from '@bucketeer/platform/text'

export const words = {
  error: 'Error loading map',
  retry: 'Try again',
  loading: 'The map is on its way',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  keysAndPick: 'Arrow keys move the map, plus and minus zoom, Enter chooses the middle.',
  twoFingers: 'Use two fingers to move the map',
  closer: 'Zoom in',
  further: 'Zoom out',
  centre: (kilometres: number, direction: string, place: string) =>
    `${kilometres.toLocaleString('en')} km ${direction} of ${isolate(place)}`,
  data: '©',
  streetData: 'OpenStreetMap contributors',
  moreAround: 'See more around it',
  away: (direction: string, name: string, kilometres: number) =>
    `${direction} ${isolate(name)} ${kilometres.toLocaleString('en')} km`,
  pin: (number: number, name: string) => `${number}: ${isolate(name)}`,
  area: 'within about 5 km',
  done: 'done',
  count: (count: number, things: string) => `${count.toLocaleString('en')} ${things}`,
  cluster: (count: number, things: string) => `${count.toLocaleString('en')} ${things}: zoom in`,
  stack: (count: number, things: string) => `${count.toLocaleString('en')} ${things} in one place: list them`,
  stackHeading: (count: number, things: string) => `${count.toLocaleString('en')} ${things} here`,
  closeStack: 'Close the list',
  scale: (distance: string) => `Scale: ${distance}`,
}
